import { randomBelow, seedRandom } from '@amberhall/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EntrantId, Pairing, PlayedMatch } from './matches.ts';
import { field } from './testing.ts';
import type { TwoLossOutStage } from './two-loss-out.ts';
import { nextTwoLossOutStage, twoLossOutRounds } from './two-loss-out.ts';

interface Finished {
  readonly rounds: (readonly Pairing[])[];
  readonly seeds: readonly EntrantId[];
  readonly losses: ReadonlyMap<EntrantId, number>;
}

/** Plays the qualifying rounds with random winners. `drops` leave after the first round. */
function qualify(entrants: readonly EntrantId[], seed: string, drops: readonly EntrantId[] = []): Finished {
  const random = seedRandom(seed);
  const losses = new Map(entrants.map((id) => [id, 0]));
  const played: PlayedMatch[] = [];
  const rounds: (readonly Pairing[])[] = [];
  let present = entrants;
  for (;;) {
    const stage: TwoLossOutStage = nextTwoLossOutStage({ entrants, present, played, seed }, 8);
    if (stage.kind === 'cut') return { rounds, seeds: stage.seeds, losses };
    rounds.push(stage.pairings);
    for (const pairing of stage.pairings) {
      const outcome = pairing.second === undefined || randomBelow(random, 2) === 0 ? 'first' : 'second';
      played.push({ ...pairing, outcome });
      const loser = outcome === 'first' ? pairing.second : pairing.first;
      if (loser !== undefined) losses.set(loser, (losses.get(loser) ?? 0) + 1);
    }
    present = entrants.filter((id) => !drops.includes(id));
  }
}

describe('two-loss-out', () => {
  test('ends in the number of rounds that halving the undefeated gives', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 64 }), fc.string(), (size, seed) => {
        const { rounds } = qualify(field(size), seed);

        expect(rounds.length).toBeLessThanOrEqual(twoLossOutRounds(size, 8));
        expect(rounds.length).toBeGreaterThanOrEqual(Math.floor(Math.log2(size / 5)) + 1);
      }),
      { numRuns: 40 },
    );
  });

  test('of 64 entrants takes four rounds to a cut of four undefeated and four with one loss', () => {
    const { rounds, seeds, losses } = qualify(field(64), 'one');

    expect(rounds).toHaveLength(4);
    expect(seeds.map((id) => losses.get(id))).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);
  });

  test('pairs nobody after the second loss or after a drop', () => {
    fc.assert(
      fc.property(fc.integer({ min: 9, max: 48 }), fc.string(), (size, seed) => {
        const { rounds, seeds, losses } = qualify(field(size), seed, ['p0', 'p1']);

        const later = rounds
          .slice(1)
          .flatMap((round) => round.flatMap(({ first, second }) => [first, second]));
        expect(later).not.toContain('p0');
        expect(seeds).not.toContain('p1');
        expect(Math.max(...losses.values())).toBeLessThanOrEqual(2);
        expect(seeds.every((id) => (losses.get(id) ?? 0) < 2)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  test('of at most half a cut goes to the cut at once', () => {
    expect(qualify(field(4), 'one')).toMatchObject({ rounds: [], seeds: { length: 4 } });
  });

  test('with fewer than a full cut left forms a smaller one', () => {
    expect(qualify(field(6), 'one').seeds).toHaveLength(6);
  });
});
