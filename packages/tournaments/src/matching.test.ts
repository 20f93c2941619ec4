import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cheapestPairs } from './matching.ts';
import { allPairings } from './testing.ts';

test('the pairs have the least total cost of all ways to form pairs', () => {
  const costs = fc.array(fc.nat(1_000_000), { minLength: 64, maxLength: 64 });

  fc.assert(
    fc.property(fc.constantFrom(2, 4, 6, 8), costs, (vertices, table) => {
      const cost = (left: number, right: number) =>
        table[Math.min(left, right) * 8 + Math.max(left, right)] ?? 0;
      const vertexList = Array.from({ length: vertices }, (_, vertex) => vertex);

      const partners = cheapestPairs(vertices, cost);

      const total = vertexList.reduce((sum, vertex) => sum + cost(vertex, partners[vertex] ?? vertex), 0) / 2;
      const least = Math.min(
        ...allPairings(vertexList).map((pairs) =>
          pairs.reduce((sum, [one, other]) => sum + cost(one, other), 0),
        ),
      );
      expect(total).toBe(least);
      expect(partners.map((partner) => partners[partner])).toEqual(vertexList);
    }),
    { numRuns: 200 },
  );
});

test('an odd number of vertices is refused', () => {
  expect(() => cheapestPairs(3, () => 1)).toThrow('3 vertices do not form pairs');
});
