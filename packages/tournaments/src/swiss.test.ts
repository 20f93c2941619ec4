import { randomBelow, seedRandom } from '@amberhall/engine';
import type { RandomState } from '@amberhall/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EntrantId, Outcome, Pairing, PlayedMatch } from './matches.ts';
import { cut, standings } from './standings.ts';
import type { SwissRound } from './swiss.ts';
import { pairSwissRound, swissRounds } from './swiss.ts';
import { allPairings, field } from './testing.ts';

const OUTCOMES: readonly Outcome[] = ['first', 'first', 'first', 'second', 'second', 'second', 'neither'];

function play(random: RandomState, pairings: readonly Pairing[]): PlayedMatch[] {
  return pairings.map((pairing) => {
    const outcome = pairing.second === undefined ? 'first' : OUTCOMES[randomBelow(random, OUTCOMES.length)];
    return { ...pairing, outcome: outcome ?? 'first' };
  });
}

/** The rounds of an event with random results. In each round some leave, some return and some enter late. */
function* simulatedRounds(
  size: number,
  seed: string,
  rounds: number,
): Generator<[SwissRound, readonly Pairing[]]> {
  const random = seedRandom(seed);
  const entrants = field(size);
  let present = [...entrants];
  const played: PlayedMatch[] = [];
  for (let count = 0; count < rounds; count++) {
    const round: SwissRound = { entrants: [...entrants], present, played: [...played], seed };
    const pairings = pairSwissRound(round);
    yield [round, pairings];
    played.push(...play(random, pairings));
    if (randomBelow(random, 3) === 0) entrants.push(`late${count}`);
    present = entrants.filter((id) => id.startsWith('late') || randomBelow(random, 12) > 0);
    if (present.length < 2) present = [...entrants];
  }
}

/** What the rules count, the first rule first: meetings and byes again, height of the bye, differences of wins. */
function faults(
  { entrants, present, played, seed }: SwissRound,
  pairs: readonly [EntrantId, EntrantId?][],
): number[] {
  const lines = standings(entrants, played, seed).toReversed();
  const heights = lines.map(({ entrant }) => entrant).filter((id) => present.includes(id));
  const wins = new Map(lines.map((line) => [line.entrant, line.wins]));
  const counts = [0, 0, 0] as [number, number, number];
  for (const [one, other] of pairs) {
    counts[0] += played.filter(
      ({ first, second }) => (first === one && second === other) || (first === other && second === one),
    ).length;
    if (other === undefined) counts[1] += heights.indexOf(one);
    else counts[2] += ((wins.get(one) ?? 0) - (wins.get(other) ?? 0)) ** 2;
  }
  return counts;
}

function pairsOf(pairings: readonly Pairing[]): [EntrantId, EntrantId?][] {
  return pairings.map(({ first, second }) => (second === undefined ? [first] : [first, second]));
}

function fewestFaults(round: SwissRound): number[] {
  const BYE = '';
  const vertices = round.present.length % 2 === 0 ? round.present : [...round.present, BYE];
  const candidates = allPairings(vertices).map((pairs) =>
    faults(
      round,
      pairs.map(([one, other]): [EntrantId, EntrantId?] =>
        other === BYE ? [one] : one === BYE ? [other] : [one, other],
      ),
    ),
  );
  const compare = (left: number[], right: number[]) =>
    left.map((count, index) => count - (right[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
  return candidates.toSorted(compare)[0] ?? [];
}

describe('Swiss pairing', () => {
  test('in small fields has the fewest repeated meetings, then the lowest bye, then the fewest floats', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 6 }), fc.string(), (size, seed) => {
        for (const [round, pairings] of simulatedRounds(size, seed, 3))
          expect(faults(round, pairsOf(pairings))).toEqual(fewestFaults(round));
      }),
      { numRuns: 60 },
    );
  });

  test('seats everybody who is present once, and gives at most one bye', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 64 }), fc.string(), (size, seed) => {
        for (const [{ present }, pairings] of simulatedRounds(size, seed, swissRounds(size))) {
          const seated = pairsOf(pairings).flat();
          expect(new Set(seated)).toEqual(new Set(present));
          expect(seated).toHaveLength(present.length);
          expect(pairings.filter(({ second }) => second === undefined)).toHaveLength(present.length % 2);
        }
      }),
      { numRuns: 25 },
    );
  });

  test('of larger fields repeats no meeting and no bye in the usual number of rounds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 16, max: 64 }), fc.string(), (size, seed) => {
        for (const [round, pairings] of simulatedRounds(size, seed, swissRounds(size)))
          expect(faults(round, pairsOf(pairings))[0]).toBe(0);
      }),
      { numRuns: 25 },
    );
  });

  test('of 512 entrants repeats no meeting', () => {
    const random = seedRandom('many');
    const entrants = field(512);
    const played: PlayedMatch[] = [];
    for (let count = 0; count < 3; count++) {
      const round = { entrants, present: entrants, played: [...played], seed: 'many' };
      const pairings = pairSwissRound(round);

      expect(faults(round, pairsOf(pairings))[0]).toBe(0);
      played.push(...play(random, pairings));
    }
  });

  test('gives the same pairings for the same seed, and others for another seed', () => {
    const entrants = field(16);
    const pair = (seed: string) => pairSwissRound({ entrants, present: entrants, played: [], seed });

    expect(pair('one')).toEqual(pair('one'));
    expect(pair('one')).not.toEqual(pair('two'));
  });

  test('does not depend on the order of the entrants', () => {
    const entrants = field(9);
    const pair = (ids: EntrantId[]) =>
      pairSwissRound({ entrants: ids, present: ids, played: [], seed: 'one' });

    expect(pair(entrants.toReversed())).toEqual(pair(entrants));
  });

  test('keeps two of one club apart in the first round', () => {
    const entrants = field(8);
    const clubs = new Map(entrants.map((id, index) => [id, index < 4 ? 'north' : 'south']));

    fc.assert(
      fc.property(fc.string(), (seed) => {
        for (const { first, second } of pairSwissRound({
          entrants,
          present: entrants,
          played: [],
          seed,
          clubs,
        }))
          expect(clubs.get(first)).not.toBe(clubs.get(second ?? ''));
      }),
      { numRuns: 50 },
    );
  });

  test('pairs two of one club in the first round if there is nobody else', () => {
    const entrants = field(4);
    const clubs = new Map(entrants.map((id) => [id, 'north']));

    expect(pairSwissRound({ entrants, present: entrants, played: [], seed: 'one', clubs })).toHaveLength(2);
  });

  test('pairs nobody if nobody is present', () => {
    expect(pairSwissRound({ entrants: [], present: [], played: [], seed: 'one' })).toEqual([]);
  });
});

test('the usual number of rounds leaves at most one entrant undefeated', () => {
  expect([2, 4, 5, 8, 9, 64, 512].map(swissRounds)).toEqual([1, 2, 3, 3, 4, 6, 9]);
});

test('a cut takes the best who are still in the event', () => {
  const played: PlayedMatch[] = [
    { first: 'p0', second: 'p1', outcome: 'first' },
    { first: 'p2', second: 'p3', outcome: 'first' },
    { first: 'p0', second: 'p2', outcome: 'first' },
    { first: 'p1', second: 'p3', outcome: 'first' },
  ];

  expect(cut(standings(field(4), played, 'one'), 2, new Set(['p1', 'p2', 'p3']))).toHaveLength(2);
  expect(cut(standings(field(4), played, 'one'), 2, new Set(['p1', 'p2', 'p3']))).not.toContain('p0');
  expect(cut(standings(field(4), played, 'one'), 1, new Set(field(4)))).toEqual(['p0']);
});
