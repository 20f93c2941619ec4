import type { EntrantId } from './matches.ts';

/** Entrants with the ids p0, p1 and so on. */
export function field(size: number): EntrantId[] {
  return Array.from({ length: size }, (_, index) => `p${index}`);
}

/** Every way to divide an even number of items into pairs: the oracle for small fields. */
export function allPairings<T>(items: readonly T[]): [T, T][][] {
  const [first, ...others] = items;
  if (first === undefined) return [[]];
  return others.flatMap((partner, index) =>
    allPairings(others.toSpliced(index, 1)).map((pairs): [T, T][] => [[first, partner], ...pairs]),
  );
}
