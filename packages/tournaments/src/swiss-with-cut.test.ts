import { randomBelow, seedRandom } from '@amberhall/engine';
import type { RandomState } from '@amberhall/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EntrantId, Pairing, PlayedMatch } from './matches.ts';
import type { Slot } from './index.ts';
import { bracketSlots, cut, nextSlots, pairSlots, pairSwissRound, standings, swissRounds } from './index.ts';
import { field } from './testing.ts';

function play(random: RandomState, pairings: readonly Pairing[]): PlayedMatch[] {
  return pairings.map((pairing) => {
    const isWon = pairing.second === undefined || randomBelow(random, 2) === 0;
    return { ...pairing, outcome: isWon ? 'first' : 'second' };
  });
}

/** Plays a whole event with a cut. After each round, one entrant in ten leaves for good. */
function winnersOf(size: number, cutSize: number, seed: string): readonly Slot[] {
  const random = seedRandom(seed);
  const entrants = field(size);
  const played: PlayedMatch[] = [];
  let present: readonly EntrantId[] = entrants;
  for (let round = 0; round < swissRounds(size); round++) {
    played.push(...play(random, pairSwissRound({ entrants, present, played, seed })));
    present = present.filter((_, index) => index < 2 || randomBelow(random, 10) > 0);
  }
  let slots = bracketSlots(cut(standings(entrants, played, seed), cutSize, new Set(present)));
  while (slots.length > 1) slots = nextSlots(slots, play(random, pairSlots(slots)));
  return slots;
}

test('a Swiss event with drops and a cut to 4, 8 or 16 ends with one winner, the same for the same seed', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 4, max: 64 }),
      fc.constantFrom(4, 8, 16),
      fc.string(),
      (size, cutSize, seed) => {
        const winners = winnersOf(size, cutSize, seed);

        expect(winners).toEqual([expect.stringMatching(/^p\d+$/)]);
        expect(winnersOf(size, cutSize, seed)).toEqual(winners);
      },
    ),
    { numRuns: 25 },
  );
});
