import { randomBelow, seedRandom } from '@amberhall/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextDoubleEliminationStage } from './double-elimination.ts';
import type { Outcome, PlayedMatch } from './matches.ts';
import { field } from './testing.ts';

interface Finished {
  readonly champion: string | undefined;
  readonly matches: readonly PlayedMatch[];
  readonly rounds: number;
}

function playOut(size: number, outcome: () => Outcome): Finished {
  const seeds = field(size);
  const matches: PlayedMatch[] = [];
  for (let rounds = 0; ; rounds++) {
    const stage = nextDoubleEliminationStage(seeds, matches);
    if (stage.kind === 'over') return { champion: stage.champion, matches, rounds };
    matches.push(...stage.pairings.map((pairing) => ({ ...pairing, outcome: outcome() })));
  }
}

function lossesOf(id: string, matches: readonly PlayedMatch[]): number {
  return matches.filter(({ first, second, outcome }) => (outcome === 'first' ? second : first) === id).length;
}

describe('double elimination', () => {
  test('ends with one champion with at most one loss, and everybody else has two', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 64 }), fc.string(), (size, seed) => {
        const random = seedRandom(seed);
        const { champion, matches } = playOut(size, () =>
          randomBelow(random, 2) === 0 ? 'first' : 'second',
        );

        const others = field(size).filter((id) => id !== champion);
        expect(others).toHaveLength(size - 1);
        expect(others.every((id) => lossesOf(id, matches) === 2)).toBe(true);
        expect(lossesOf(champion ?? '', matches)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 60 },
    );
  });

  test('of eight with a champion who never loses takes fourteen matches in six rounds', () => {
    const { champion, matches, rounds } = playOut(8, () => 'first');

    expect(champion).toBe('p0');
    expect(matches).toHaveLength(14);
    expect(rounds).toBe(6);
  });

  test('plays a second final if the winner of the lower bracket wins the first', () => {
    const outcomes: Outcome[] = ['first', 'second', 'first'];

    const { champion, matches } = playOut(2, () => outcomes.shift() ?? 'first');

    expect(matches.map(({ outcome }) => outcome)).toEqual(['first', 'second', 'first']);
    expect(champion).toBe('p0');
  });

  test('has no champion if both lose the final', () => {
    expect(playOut(3, () => 'neither').champion).toBeDefined();
    const outcomes: Outcome[] = ['first', 'neither'];
    expect(playOut(2, () => outcomes.shift() ?? 'first').champion).toBeUndefined();
  });
});
