import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Slot } from './elimination.ts';
import { bracketSlots, nextSlots, pairSlots } from './elimination.ts';
import type { Pairing, PlayedMatch } from './matches.ts';

function seeds(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${index + 1}`);
}

function better({ first, second }: Pairing): PlayedMatch {
  return {
    first,
    second,
    outcome: second === undefined || Number(first) < Number(second) ? 'first' : 'second',
  };
}

function names(pairings: readonly Pairing[]): string[] {
  return pairings.map(({ first, second }) => `${first}-${second ?? 'bye'}`);
}

test('eight seeds meet in the usual order', () => {
  expect(names(pairSlots(bracketSlots(seeds(8))))).toEqual(['1-8', '5-4', '3-6', '7-2']);
});

test('the best seeds have the byes', () => {
  expect(names(pairSlots(bracketSlots(seeds(5))))).toEqual(['1-bye', '5-4', '3-bye', '2-bye']);
});

test('if the better seed always wins, the best seeds are left in every round, down to one winner', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 128 }), (count) => {
      let slots: readonly Slot[] = bracketSlots(seeds(count));
      while (slots.length > 1) {
        slots = nextSlots(slots, pairSlots(slots).map(better));
        const left = slots.filter((slot) => slot !== undefined).map(Number);
        expect(left.toSorted((one, other) => one - other)).toEqual(seeds(slots.length).map(Number));
      }
      expect(slots).toEqual(['1']);
    }),
    { numRuns: 60 },
  );
});

test('after a loss of both, the next opponent has a bye', () => {
  const slots = bracketSlots(seeds(4));
  const played: PlayedMatch[] = [
    { first: '1', second: '4', outcome: 'neither' },
    { first: '3', second: '2', outcome: 'second' },
  ];

  expect(names(pairSlots(nextSlots(slots, played)))).toEqual(['2-bye']);
});

test('a round without all results has no next round', () => {
  expect(() => nextSlots(bracketSlots(seeds(2)), [])).toThrow('the match of 1 against 2 has no result');
});
