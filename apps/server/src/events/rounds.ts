/** The rounds of an event: pairing them, their results, and the end. */
import { EVENT_SIZE, EVENT_TEXTS, KINDS_WITH_ROUNDS } from '@amberhall/protocol';
import type { MatchOutcome, MatchScore } from '@amberhall/protocol';
import { nextStep, standings, swissRounds } from '@amberhall/tournaments';
import type { Course, NextStep, PlayedMatch, PlayedRound, Standing } from '@amberhall/tournaments';
import { refused } from '../http/problems.ts';
import {
  checkNotBegun,
  checkRunning,
  entrantsWhoMet,
  isRoundOpen,
  matchesOf,
  playing,
  roundOf,
} from './event-state.ts';
import type { EventEntrant, EventState, StoredMatch } from './event-state.ts';

/** The cut of two-loss-out events, if none is chosen. */
const DEFAULT_CUT = 8;

/** A result of a match. */
export interface MatchResult {
  outcome: MatchOutcome;
  score: MatchScore;
  /** Decided without a game. */
  isAwarded: boolean;
}

/**
 * Starts the event with its first round. Entrants who had to check in and did not are dropped, and so are those who wait.
 *
 * @throws {Problem} if it has begun, or with too few entrants
 */
export function startEvent(event: EventState, now: Date): void {
  checkNotBegun(event);
  const { checkInMinutes, kind, rounds } = event.settings;
  if (checkInMinutes !== null) {
    for (const entrant of playing(event)) if (!entrant.isCheckedIn) entrant.state = 'dropped';
    admitWaiting(event, ({ isCheckedIn }) => isCheckedIn);
  }
  const entered = playing(event).length;
  if (entered < EVENT_SIZE.min) throw refused(EVENT_TEXTS.tooFew);

  for (const entrant of event.entrants) if (entrant.state === 'waiting') entrant.state = 'dropped';
  event.phase = 'running';
  event.startedAt = now;
  event.mainRounds = KINDS_WITH_ROUNDS.has(kind) ? (rounds ?? swissRounds(entered)) : null;
  pairNextRound(event, now);
}

/** Fills free places with those who wait, in their order. */
export function admitWaiting(event: EventState, may: (entrant: EventEntrant) => boolean = () => true): void {
  let free = event.settings.capacity - playing(event).length;
  for (const entrant of event.entrants) {
    if (free <= 0) return;
    if (entrant.state !== 'waiting' || !may(entrant)) continue;
    entrant.state = 'in';
    entrant.hasMovedUp = true;
    free--;
  }
}

/**
 * Pairs the next round, or ends the event. Matches of entrants who have dropped are awarded at once.
 *
 * @throws {Problem} while a match of the round has no result
 */
export function pairNextRound(event: EventState, now: Date): void {
  checkRunning(event);
  if (isRoundOpen(event)) throw refused(EVENT_TEXTS.roundOpen);
  const step = nextStep(courseOf(event));
  if (step.kind === 'over') {
    event.phase = 'over';
    event.finishedAt = now;
    event.places = step.places.map(Number);
    return;
  }
  event.seeds = step.seeds?.map(Number) ?? event.seeds;
  event.matches.push(...matchesFrom(event, step, now));
  for (const match of matchesOf(event, roundOf(event))) awardIfAbsent(event, match);
}

/**
 * Pairs the latest round again, with the entrants as they are now.
 *
 * @throws {Problem} if a match of it was played or reported
 */
export function pairRoundAgain(event: EventState, now: Date): void {
  checkRunning(event);
  const number = roundOf(event);
  const round = matchesOf(event, number);
  if (round.some(isPlayed)) throw refused(EVENT_TEXTS.roundPlayed);
  event.matches = event.matches.filter((match) => match.round < number);
  // The first round of a stage draws the seeds of the stage.
  if (event.matches.at(-1)?.stage !== round[0]?.stage) event.seeds = null;
  pairNextRound(event, now);
}

/** Whether anybody has played or reported it. */
const isPlayed = ({ state, isAwarded, firstGames, secondGames }: StoredMatch): boolean =>
  state === 'reported' ||
  state === 'disputed' ||
  firstGames + secondGames > 0 ||
  (state === 'decided' && !isAwarded);

export function decideMatch(match: StoredMatch, { outcome, score, isAwarded }: MatchResult): void {
  [match.firstGames, match.secondGames] = score;
  match.state = 'decided';
  match.outcome = outcome;
  match.isAwarded = isAwarded;
}

/** Takes an entrant out of the event. Their open match goes to the opponent. */
export function dropEntrant(event: EventState, entrant: EventEntrant): void {
  entrant.state = 'dropped';
  entrant.hasMovedUp = false;
  if (event.phase === 'signup') admitWaiting(event);
  if (event.phase !== 'running') return;
  for (const match of matchesOf(event, roundOf(event))) awardIfAbsent(event, match);
}

/** Whether later pairings depend on the result of a match: only Swiss rounds can be corrected later. */
export function isSettled(event: EventState, { round, stage }: StoredMatch): boolean {
  if (event.phase !== 'running') return true;
  const isBracket = stage === 'cut' || event.settings.kind.endsWith('elimination');
  const isBeforeCut = stage === 'main' && event.matches.at(-1)?.stage === 'cut';
  return isBeforeCut || (isBracket && round < roundOf(event));
}

/** The standings of the main rounds, or the final places. */
export function standingsOf(event: EventState): Standing[] {
  const course = courseOf(event);
  const lines = standings(
    course.entrants,
    course.rounds.filter(({ stage }) => stage === 'main').flatMap(({ matches }) => matches),
    course.seed,
  );
  const { places } = event;
  if (places === null) return [...lines];
  const placeOf = new Map(places.map((id, index) => [String(id), index + 1]));
  return lines
    .map((line) => ({ ...line, place: placeOf.get(line.entrant) ?? places.length + line.place }))
    .toSorted((left, right) => left.place - right.place);
}

/** The event as the rules of pairing see it: entrants who never played are left out. */
function courseOf(event: EventState): Course {
  const { settings, mainRounds, seed, seeds } = event;
  const met = entrantsWhoMet(event);
  const entrants = event.entrants.filter(({ id, state }) => state === 'in' || met.has(id));
  const clubs = entrants.flatMap(({ id, club }): [string, string][] =>
    club === '' ? [] : [[String(id), club.toLowerCase()]],
  );
  return {
    kind: settings.kind,
    mainRounds: mainRounds ?? undefined,
    cutSize: settings.cutSize ?? DEFAULT_CUT,
    entrants: entrants.map(({ id }) => String(id)),
    present: entrants.filter(({ state }) => state === 'in').map(({ id }) => String(id)),
    rounds: playedRounds(event),
    seeds: seeds?.map(String),
    seed,
    ...(settings.separatesClubs && { clubs: new Map(clubs) }),
  };
}

/** The decided matches by round. */
function playedRounds({ matches }: EventState): PlayedRound[] {
  return [...Map.groupBy(matches, ({ round }) => round).values()].map((round) => ({
    stage: round[0]?.stage ?? 'main',
    matches: round.flatMap(playedMatchOf),
  }));
}

function playedMatchOf({ firstId, secondId, outcome, state }: StoredMatch): PlayedMatch[] {
  if (state !== 'decided' || outcome === null) return [];
  return [{ first: String(firstId), second: secondId === null ? undefined : String(secondId), outcome }];
}

function matchesFrom(
  event: EventState,
  step: Extract<NextStep, { kind: 'round' }>,
  now: Date,
): StoredMatch[] {
  const { bestOf, finalBestOf } = event.settings;
  const round = roundOf(event) + 1;
  return step.pairings.map(({ first, second }, index) => ({
    id: 0,
    round,
    stage: step.stage,
    table: index + 1,
    firstId: Number(first),
    secondId: second === undefined ? null : Number(second),
    bestOf: step.isFinal ? finalBestOf : bestOf,
    state: 'open',
    outcome: null,
    firstGames: 0,
    secondGames: 0,
    isAwarded: false,
    reportedById: null,
    firstBan: null,
    secondBan: null,
    pairedAt: now,
  }));
}

/** Awards a bye, and a match of somebody who has dropped. */
function awardIfAbsent(event: EventState, match: StoredMatch): void {
  if (match.state === 'decided') return;
  const isPresent = (id: number | null) =>
    event.entrants.some((each) => each.id === id && each.state === 'in');
  const [first, second] = [isPresent(match.firstId), isPresent(match.secondId)];
  if (first && second) return;
  const isBye = match.secondId === null;
  const outcome = isBye || first ? 'first' : second ? 'second' : 'neither';
  decideMatch(match, { outcome, score: [match.firstGames, match.secondGames], isAwarded: true });
}
