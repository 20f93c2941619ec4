import { randomBelow, seedRandom } from '@amberhall/engine';
import type { RandomState } from '@amberhall/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextStep } from './course.ts';
import type { Course, CourseKind, NextStep, PlayedRound } from './course.ts';
import type { EntrantId, Outcome, PlayedMatch } from './matches.ts';
import { field } from './testing.ts';

const KINDS: readonly CourseKind[] = [
  'swiss',
  'swiss-with-cut',
  'two-loss-out',
  'single-elimination',
  'double-elimination',
  'round-robin',
];

interface Finished {
  rounds: readonly PlayedRound[];
  places: readonly EntrantId[];
  finals: number;
}

interface Run {
  kind: CourseKind;
  size: number;
  cutSize?: number;
  seed: string;
  /** The chance in percent that an entrant leaves after a round. */
  dropChance?: number;
  /** The chance in percent that both lose a match. */
  bothLose?: number;
}

/** Plays a whole event with random winners. Those who have left lose their matches. */
function playEvent({ kind, size, cutSize = 8, seed, dropChance = 0, bothLose = 0 }: Run): Finished {
  const random = seedRandom(seed);
  const rounds: PlayedRound[] = [];
  let course: Course = {
    kind,
    cutSize,
    entrants: field(size),
    present: field(size),
    rounds,
    seeds: undefined,
    seed,
  };
  let finals = 0;
  for (;;) {
    const step: NextStep = nextStep(course);
    if (step.kind === 'over') return { rounds, places: step.places, finals };
    if (step.isFinal) finals++;
    const present = new Set(course.present);
    const matches = step.pairings.map((pairing): PlayedMatch => ({
      ...pairing,
      outcome: outcomeOf(pairing, present, random, bothLose),
    }));
    rounds.push({ stage: step.stage, matches });
    const staying = course.present.filter(() => randomBelow(random, 100) >= dropChance);
    course = { ...course, present: staying, seeds: step.seeds ?? course.seeds };
  }
}

function outcomeOf(
  { first, second }: { first: EntrantId; second: EntrantId | undefined },
  present: ReadonlySet<EntrantId>,
  random: RandomState,
  bothLose: number,
): Outcome {
  if (second === undefined) return 'first';
  if (present.has(first) !== present.has(second)) return present.has(first) ? 'first' : 'second';
  if (randomBelow(random, 100) < bothLose) return 'neither';
  return randomBelow(random, 2) === 0 ? 'first' : 'second';
}

describe.each(KINDS)('an event of the kind %s', (kind) => {
  test('ends with a place for everybody, the same for the same seed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 4, max: kind === 'round-robin' ? 12 : 48 }),
        fc.constantFrom(4, 8, 16),
        fc.constantFrom(0, 10),
        fc.constantFrom(0, 5),
        fc.string(),
        (size, cutSize, dropChance, bothLose, seed) => {
          const run = { kind, size, cutSize, dropChance, bothLose, seed };
          const { places } = playEvent(run);

          expect(places.toSorted()).toEqual(field(size).toSorted());
          expect(playEvent(run).places).toEqual(places);
        },
      ),
      { numRuns: 15 },
    );
  });
});

test('the champion of an event with a cut has won its last match', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<CourseKind>(
        'swiss-with-cut',
        'two-loss-out',
        'single-elimination',
        'double-elimination',
      ),
      fc.integer({ min: 9, max: 40 }),
      fc.string(),
      (kind, size, seed) => {
        const { rounds, places, finals } = playEvent({ kind, size, seed });
        const last = rounds.at(-1)?.matches ?? [];

        expect(last).toHaveLength(1);
        expect(last.map((match) => (match.outcome === 'first' ? match.first : match.second))).toEqual([
          places[0],
        ]);
        expect(finals).toBeGreaterThanOrEqual(1);
      },
    ),
    { numRuns: 20 },
  );
});

test('the cut to four of a Swiss event of nine rests on the standings, and has two rounds', () => {
  const { rounds } = playEvent({ kind: 'swiss-with-cut', size: 9, cutSize: 4, seed: 'nine' });

  expect(rounds.map(({ stage, matches }) => [stage, matches.length])).toEqual([
    ['main', 5],
    ['main', 5],
    ['main', 5],
    ['main', 5],
    ['cut', 2],
    ['cut', 1],
  ]);
});

test('in an elimination, the loser of the final is second and the losers of a round follow by their seeds', () => {
  const { places, rounds } = playEvent({ kind: 'single-elimination', size: 8, seed: 'eight' });
  const losers = rounds.map(({ matches }) =>
    matches.map(({ first, second, outcome }) => (outcome === 'first' ? second : first)),
  );

  expect(places.slice(1, 2)).toEqual(losers[2]);
  expect(places.slice(2, 4).toSorted()).toEqual(losers[1]?.toSorted());
  expect(places.slice(4).toSorted()).toEqual(losers[0]?.toSorted());
});

test('everybody meets everybody in a round robin, in the same order after somebody has left', () => {
  const { rounds } = playEvent({ kind: 'round-robin', size: 6, seed: 'six', dropChance: 20 });
  const meetings = rounds.flatMap(({ matches }) =>
    matches.map(({ first, second }) => [first, second ?? ''].toSorted().join()),
  );

  expect(new Set(meetings).size).toBe(15);
});
