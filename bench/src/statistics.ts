/** Returns the value that the share `part` (0 to 1) of a list does not exceed. @throws if the list is empty */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const found = sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
  if (found === undefined) throw new Error('An empty list has no quantile.');
  return found;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

export function sum(values: readonly number[]): number {
  return values.reduce((one, other) => one + other, 0);
}
