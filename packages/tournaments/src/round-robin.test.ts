import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundRobin } from './round-robin.ts';

test('everybody meets everybody once, and plays once in each round', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 33 }), (count) => {
      const entrants = Array.from({ length: count }, (_, index) => `p${index}`);

      const rounds = roundRobin(entrants);

      const meetings = rounds
        .flat()
        .flatMap(({ first, second }) => (second ? [[first, second].toSorted().join()] : []));
      expect(new Set(meetings).size).toBe(meetings.length);
      expect(meetings).toHaveLength((count * (count - 1)) / 2);
      for (const round of rounds) {
        const seated = round.flatMap(({ first, second }) =>
          second === undefined ? [first] : [first, second],
        );
        expect(seated.toSorted()).toEqual(entrants.toSorted());
      }
    }),
    { numRuns: 32 },
  );
});

test('fewer than two entrants play no round', () => {
  expect(roundRobin(['alone'])).toEqual([]);
});
