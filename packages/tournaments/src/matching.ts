import maximumMatching from 'edmonds-blossom-fixed';

/**
 * Divides an even number of vertices into pairs with the least total cost.
 *
 * @param cost of pairing two vertices, a whole number; the order of the two does not matter
 * @returns the partner of each vertex
 * @throws if the number of vertices is odd
 */
export function cheapestPairs(
  vertices: number,
  cost: (left: number, right: number) => number,
): readonly number[] {
  if (vertices % 2 !== 0) throw new RangeError(`${vertices} vertices do not form pairs`);
  if (vertices === 0) return [];
  const edges: [number, number, number][] = [];
  for (let left = 0; left < vertices; left++)
    for (let right = left + 1; right < vertices; right++) edges.push([left, right, -cost(left, right)]);
  return maximumMatching(edges, true);
}
