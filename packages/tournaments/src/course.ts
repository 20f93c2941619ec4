import { seedRandom, shuffle } from '@amberhall/engine';
import { nextDoubleEliminationStage } from './double-elimination.ts';
import type { Slot } from './elimination.ts';
import { bracketSlots, nextSlots, pairSlots } from './elimination.ts';
import type { EntrantId, Pairing, PlayedMatch } from './matches.ts';
import { roundRobin } from './round-robin.ts';
import { cut, standings } from './standings.ts';
import { pairSwissRound, swissRounds } from './swiss.ts';
import { nextTwoLossOutStage } from './two-loss-out.ts';

/** How an event finds its winner. */
export type CourseKind =
  | 'swiss'
  | 'swiss-with-cut'
  | 'two-loss-out'
  | 'single-elimination'
  | 'double-elimination'
  | 'round-robin';

/** The rounds of a cut follow the main rounds, which decide the standings. */
export type Stage = 'main' | 'cut';

/** A round with a result for each of its matches, in the order in which they were paired. */
export interface PlayedRound {
  readonly stage: Stage;
  readonly matches: readonly PlayedMatch[];
}

/** An event so far. The same input gives the same next step. */
export interface Course {
  readonly kind: CourseKind;
  /** Of Swiss. By default, as many as leave at most one entrant undefeated. */
  readonly mainRounds?: number | undefined;
  /** Of the kinds with a cut. */
  readonly cutSize: number;
  /** All who ever entered, also those who left. */
  readonly entrants: readonly EntrantId[];
  /** Those who still play. */
  readonly present: readonly EntrantId[];
  readonly rounds: readonly PlayedRound[];
  /** The best first, as `nextStep` has drawn them; `undefined` before. */
  readonly seeds: readonly EntrantId[] | undefined;
  /** Decides everything that is drawn by lot. */
  readonly seed: string;
  readonly clubs?: ReadonlyMap<EntrantId, string>;
}

/** A round to play, or the end of the event with all entrants, the best first. */
export type NextStep =
  | {
      readonly kind: 'round';
      readonly stage: Stage;
      readonly pairings: readonly Pairing[];
      readonly isFinal: boolean;
      /** To be passed on with every later call; `undefined` while nothing is seeded. */
      readonly seeds: readonly EntrantId[] | undefined;
    }
  | { readonly kind: 'over'; readonly places: readonly EntrantId[] };

/** Returns what follows in an event of any kind once all matches of its rounds are decided. */
export function nextStep(course: Course): NextStep {
  if (course.rounds.some(({ stage }) => stage === 'cut')) return nextOfCut(course, course.seeds ?? []);
  switch (course.kind) {
    case 'swiss':
    case 'swiss-with-cut':
      return nextOfSwiss(course);
    case 'two-loss-out': {
      const stage = nextTwoLossOutStage({ ...course, played: playedIn(course) }, course.cutSize);
      return stage.kind === 'round' ? mainRound(stage.pairings) : nextOfCut(course, stage.seeds);
    }
    case 'single-elimination':
      return nextOfBracket(course, course.seeds ?? drawn(course), 'main');
    case 'double-elimination':
      return nextOfDoubleElimination(course, course.seeds ?? drawn(course));
    case 'round-robin':
      return nextOfRoundRobin(course, course.seeds ?? drawn(course));
  }
}

function nextOfSwiss(course: Course): NextStep {
  const { kind, mainRounds, cutSize, entrants, present, rounds, seed } = course;
  const played = playedIn(course);
  const most = mainRounds ?? swissRounds(entrants.length);
  if (rounds.length < most && present.length > 1) return mainRound(pairSwissRound({ ...course, played }));
  const lines = standings(entrants, played, seed);
  if (kind === 'swiss') return { kind: 'over', places: lines.map(({ entrant }) => entrant) };
  return nextOfCut(course, cut(lines, cutSize, new Set(present)));
}

/** Everybody who reached the cut is placed before all others. */
function nextOfCut(course: Course, seeds: readonly EntrantId[]): NextStep {
  const step = nextOfBracket(course, seeds, 'cut');
  if (step.kind === 'round') return step;
  const inCut = new Set(step.places);
  const others = standings(course.entrants, playedIn(course), course.seed)
    .map(({ entrant }) => entrant)
    .filter((entrant) => !inCut.has(entrant));
  return { kind: 'over', places: [...step.places, ...others] };
}

function nextOfBracket(course: Course, seeds: readonly EntrantId[], stage: Stage): NextStep {
  const rounds = course.rounds.filter((round) => round.stage === stage);
  let slots: readonly Slot[] = bracketSlots(seeds);
  for (const { matches } of rounds) slots = nextSlots(slots, matches);
  if (slots.length === 1) return { kind: 'over', places: bracketPlaces(seeds, rounds, slots[0]) };
  return { kind: 'round', stage, pairings: pairSlots(slots), isFinal: slots.length === 2, seeds };
}

function nextOfDoubleElimination(course: Course, seeds: readonly EntrantId[]): NextStep {
  const stage = nextDoubleEliminationStage(seeds, playedIn(course));
  if (stage.kind === 'over') {
    return { kind: 'over', places: bracketPlaces(seeds, course.rounds, stage.champion) };
  }
  return { ...stage, stage: 'main', seeds };
}

function nextOfRoundRobin(course: Course, seeds: readonly EntrantId[]): NextStep {
  const { entrants, rounds, seed } = course;
  const pairings = roundRobin(seeds)[rounds.length];
  if (pairings !== undefined) return { kind: 'round', stage: 'main', pairings, isFinal: false, seeds };
  const lines = standings(entrants, playedIn(course), seed);
  return { kind: 'over', places: lines.map(({ entrant }) => entrant) };
}

const mainRound = (pairings: readonly Pairing[]): NextStep => ({
  kind: 'round',
  stage: 'main',
  pairings,
  isFinal: false,
  seeds: undefined,
});

const playedIn = ({ rounds }: Course): readonly PlayedMatch[] =>
  rounds.filter(({ stage }) => stage === 'main').flatMap(({ matches }) => matches);

/** The seeds of an event that begins with an elimination, drawn by lot. */
function drawn({ present, seed }: Course): readonly EntrantId[] {
  const order = [...present].toSorted();
  shuffle(seedRandom(`${seed} seeds`), order);
  return order;
}

/** The champion first, then by the last round of each entrant, then by their seeds. */
function bracketPlaces(
  seeds: readonly EntrantId[],
  rounds: readonly PlayedRound[],
  champion: EntrantId | undefined,
): readonly EntrantId[] {
  const lastRounds = new Map<EntrantId, number>();
  for (const [index, { matches }] of rounds.entries()) {
    for (const { first, second } of matches) {
      lastRounds.set(first, index);
      if (second !== undefined) lastRounds.set(second, index);
    }
  }
  const height = (id: EntrantId) => (id === champion ? Infinity : (lastRounds.get(id) ?? -1));
  // Sorting is stable: equally high entrants keep the order of their seeds.
  return [...seeds].toSorted((left, right) =>
    height(left) < height(right) ? 1 : height(left) > height(right) ? -1 : 0,
  );
}
