/** Values as text, between processes and in the database: JSON that also knows sets and moments. */

/** Turns a value of plain objects, lists, sets and dates into text. */
export function encode(value: unknown): string {
  return JSON.stringify(value, function (this: Record<string, unknown>, key, given: unknown) {
    // What is given has been through `toJSON` already, which makes a date a text.
    const held = this[key];
    if (held instanceof Date) return { [DATE]: held.getTime() };
    if (held instanceof Set) return { [SET]: [...held] };
    return given;
  });
}

/** Turns such a text back. What it says is ours: nobody else writes where we read. */
export function decode<T>(text: string): T {
  return JSON.parse(text, (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null) return value;
    if (DATE in value) return new Date(value[DATE] as number);
    if (SET in value) return new Set(value[SET] as unknown[]);
    return value;
  }) as T;
}

/** Keys that no object of ours has. */
const DATE = '$date';
const SET = '$set';
