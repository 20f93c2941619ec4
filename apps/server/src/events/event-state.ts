/** An event with its entrants and matches, as one change of it reads and alters them. */
import type {
  BestOf,
  EntrantState,
  EventMatchState,
  EventPhase,
  EventSettings,
  MatchOutcome,
} from '@amberhall/protocol';
import type { Stage } from '@amberhall/tournaments';
import { EVENT_TEXTS } from '@amberhall/protocol';
import type { PlayableDeck } from '../decks/playable-deck.ts';
import { Problem, refused } from '../http/problems.ts';

export interface EventEntrant {
  /** `0` until it is stored. */
  id: number;
  /** `null` for a deleted account. */
  userId: number | null;
  club: string;
  state: EntrantState;
  isCheckedIn: boolean;
  /** An organiser has dropped them: only an organiser lets them in again. */
  isRemoved: boolean;
  /** They have moved up from the waiting list, and have not seen the notice about it. */
  hasMovedUp: boolean;
  enteredAt: Date;
  hasDecks: boolean;
  /** The decks to store, or `null` to remove them; `undefined` if they have not changed. */
  newDecks?: readonly PlayableDeck[] | null;
  /** The chains with which the deck begins every game, fixed at the start of an event that keeps chains. */
  chains: number | null;
}

export interface StoredMatch {
  /** `0` until it is stored. */
  id: number;
  round: number;
  stage: Stage;
  table: number;
  firstId: number;
  /** `null` for a bye. */
  secondId: number | null;
  bestOf: BestOf;
  state: EventMatchState;
  outcome: MatchOutcome | null;
  firstGames: number;
  secondGames: number;
  isAwarded: boolean;
  reportedById: number | null;
  /** The position of the deck of the opponent that each entrant has banned, in a triad event. */
  firstBan: number | null;
  secondBan: number | null;
  readonly pairedAt: Date;
}

export interface EventState {
  readonly id: number;
  settings: EventSettings;
  phase: EventPhase;
  readonly createdAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
  readonly organiserId: number | null;
  readonly seed: string;
  mainRounds: number | null;
  seeds: number[] | null;
  places: number[] | null;
  /** The winner has got the title of the site, if the event gives it. */
  isTitleGiven: boolean;
  /** The entrants have been told that the check-in is open. */
  isCheckInTold: boolean;
  /** The chains of the decks have been changed by the results, if the event keeps chains. */
  readonly areChainsSettled: boolean;
  readonly version: number;
  /** Accounts that manage it. */
  organiserIds: number[];
  /** In the order in which they entered. */
  entrants: EventEntrant[];
  /** In the order of rounds and tables. */
  matches: StoredMatch[];
}

export const playing = ({ entrants }: EventState): EventEntrant[] =>
  entrants.filter(({ state }) => state === 'in');

/** The number of the latest round; `0` before the first. */
export const roundOf = ({ matches }: EventState): number => matches.at(-1)?.round ?? 0;

export const matchesOf = ({ matches }: EventState, round: number): StoredMatch[] =>
  matches.filter((match) => match.round === round);

/** The ids of those who have been paired at least once. */
export const entrantsWhoMet = ({ matches }: EventState): ReadonlySet<number | null> =>
  new Set(matches.flatMap(({ firstId, secondId }) => [firstId, secondId]));

/** Whether a match of the latest round has no result. */
export function isRoundOpen(event: EventState): boolean {
  return matchesOf(event, roundOf(event)).some(({ state }) => state !== 'decided');
}

export function entrantOfUser({ entrants }: EventState, userId: number): EventEntrant | undefined {
  return entrants.find((entrant) => entrant.userId === userId);
}

/** @throws {Problem} */
export function entrantById({ entrants }: EventState, id: number): EventEntrant {
  const entrant = entrants.find((each) => each.id === id);
  if (entrant === undefined) throw new Problem(404, EVENT_TEXTS.unknownEntrant);
  return entrant;
}

/** @throws {Problem} */
export function matchById({ matches }: EventState, id: number): StoredMatch {
  const match = matches.find((each) => each.id === id);
  if (match === undefined) throw new Problem(404, EVENT_TEXTS.unknownMatch);
  return match;
}

/** @throws {Problem} unless the event runs */
export function checkRunning({ phase }: EventState): void {
  if (phase === 'signup') throw refused(EVENT_TEXTS.notRunning);
  if (phase !== 'running') throw refused(EVENT_TEXTS.over);
}

/** @throws {Problem} unless the event waits for its start */
export function checkNotBegun({ phase }: EventState): void {
  if (phase === 'running') throw refused(EVENT_TEXTS.begun);
  if (phase !== 'signup') throw refused(EVENT_TEXTS.over);
}
