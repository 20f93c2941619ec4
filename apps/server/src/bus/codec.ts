/** Values as text, between processes and in the database: JSON with support for sets and dates. */

/** Encodes a value of plain objects, lists, sets and dates as text. */
export function encode(value: unknown): string {
  return JSON.stringify(value, function (this: Record<string, unknown>, key, given: unknown) {
    // `toJSON` has already run on the argument and has turned dates into texts.
    const held = this[key];
    if (held instanceof Date) return { [DATE]: held.getTime() };
    if (held instanceof Set) return { [SET]: [...held] };
    return given;
  });
}

/** Decodes such a text. The type is trusted, because only this program writes these texts. */
export function decode<T>(text: string): T {
  return JSON.parse(text, (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null) return value;
    if (DATE in value) return new Date(value[DATE] as number);
    if (SET in value) return new Set(value[SET] as unknown[]);
    return value;
  }) as T;
}

/** Keys that no object of the program has. */
const DATE = '$date';
const SET = '$set';
