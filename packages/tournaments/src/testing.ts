/** Every way to divide an even number of items into pairs: the oracle for small fields. */
export function allPairings<T>(items: readonly T[]): [T, T][][] {
  const [first, ...others] = items;
  if (first === undefined) return [[]];
  return others.flatMap((partner, index) =>
    allPairings(others.toSpliced(index, 1)).map((pairs): [T, T][] => [[first, partner], ...pairs]),
  );
}
