/**
 * Returns a deep copy of plain data: objects, arrays and primitive values, without cycles. It is several times as fast
 * as `structuredClone`, which also handles everything else.
 */
export function copyOf<T>(value: T): T {
  return typeof value === 'object' && value !== null ? (copyOfObject(value) as T) : value;
}

function copyOfObject(value: object): object {
  if (Array.isArray(value)) {
    const list: unknown[] = value.slice();
    for (let index = 0; index < list.length; index++) list[index] = copyOf(list[index]);
    return list;
  }
  // A spread copies keys such as `__proto__` as plain keys.
  const copy: Record<string, unknown> = { ...value };
  for (const key in copy) {
    const part = copy[key];
    if (typeof part === 'object' && part !== null) copy[key] = copyOfObject(part);
  }
  return copy;
}
