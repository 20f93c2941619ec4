/** The state of a tournament's matches: from the bracket, and from their games on this site. */
import { resultOf } from '@amberhall/protocol';
import type {
  BracketResult,
  Participant,
  RoundClock,
  TournamentGameSummary,
  TournamentMatch,
} from '@amberhall/protocol';
import { elapsedMs, remainingMs } from '../../event-screens/clock-time.ts';
import type { RoundName } from '../../event-screens/round-names.ts';

/**
 * `pending`: no game yet. `waiting`: a game that has not started. `finished`: decided here and not reported.
 * `decided`: the bracket has a result.
 */
export const MATCH_STATES = ['pending', 'waiting', 'running', 'finished', 'decided'] as const;
export type MatchState = (typeof MATCH_STATES)[number];

export interface MatchSummary {
  match: TournamentMatch;
  /** Of the match; below 0 in the losers' bracket. */
  round: number;
  sides: [Participant, Participant];
  state: MatchState;
  /** The match delays the others. */
  isOverdue: boolean;
  /** The game that is waiting or running, or was played last. */
  game: TournamentGameSummary | undefined;
  /** The result of the games, once there is one. */
  result: BracketResult | undefined;
}

/** After this much of a round, a game should have started. */
const NO_SHOW_MS = 10 * 60_000;
const MINUTE_MS = 60_000;

interface MatchContext {
  participants: readonly Participant[];
  games: readonly TournamentGameSummary[];
  clocks: readonly RoundClock[];
  /** By the server's clock, ms since 1970. */
  now: number;
}

/** Matches with both players, in the order of the bracket. */
export function summariesOf(matches: readonly TournamentMatch[], knowledge: MatchContext): MatchSummary[] {
  const { participants, games } = knowledge;
  return matches.flatMap((match) => {
    const [one, other] = [match.player1_id, match.player2_id].map((id) =>
      participants.find((participant) => participant.id === id),
    );
    if (!one || !other || (match.state !== 'open' && match.state !== 'complete')) return [];
    const own = games.filter(({ matchId }) => matchId === match.id);
    return [summaryOf(match, [one, other], own, knowledge)];
  });
}

function summaryOf(
  match: TournamentMatch,
  sides: [Participant, Participant],
  games: readonly TournamentGameSummary[],
  { clocks, now }: MatchContext,
): MatchSummary {
  const unfinished = games.findLast(({ finishedAt }) => finishedAt === null);
  const result = resultOf(games, sides);
  const summary = { match, round: match.round, sides, result, game: unfinished ?? games.at(-1) };
  if (match.state === 'complete') return { ...summary, state: 'decided', isOverdue: false };
  if (unfinished === undefined) {
    return { ...summary, state: result === undefined ? 'pending' : 'finished', isOverdue: false };
  }
  const clock = clocks.find(({ round }) => round === match.round);
  const isOverdue = unfinished.startedAt === null ? isLate(clock, now) : isOverTime(unfinished, clock, now);
  return { ...summary, state: unfinished.startedAt === null ? 'waiting' : 'running', isOverdue };
}

function isLate(clock: RoundClock | undefined, now: number): boolean {
  return clock !== undefined && elapsedMs(clock, now) > NO_SHOW_MS;
}

function isOverTime(
  { startedAt, minutes }: TournamentGameSummary,
  clock: RoundClock | undefined,
  now: number,
): boolean {
  if (clock !== undefined) return remainingMs(clock, now) < 0;
  return startedAt !== null && minutes !== null && now - Date.parse(startedAt) > minutes * MINUTE_MS;
}

export const FILTERS = ['all', 'pending', 'waiting', 'running', 'overdue', 'finished', 'decided'] as const;
export type MatchFilter = (typeof FILTERS)[number];

/** All matches that are not decided, unless the filter says otherwise. */
export function isShown({ state, isOverdue }: MatchSummary, filter: MatchFilter): boolean {
  if (filter === 'all') return state !== 'decided';
  return filter === 'overdue' ? isOverdue : state === filter;
}

/** Winners' rounds in order, then losers' rounds. */
export function roundsOf<Item extends { round: number }>(
  items: readonly Item[],
): [round: number, items: Item[]][] {
  const place = (round: number): number => (round > 0 ? round : 1000 - round);
  return [...Map.groupBy(items, ({ round }) => round)].toSorted(
    ([one], [other]) => place(one) - place(other),
  );
}

/** @param round below 0 for a round of the losers */
export const roundNameOf = (round: number): RoundName =>
  round > 0 ? { kind: 'round', number: round } : { kind: 'losers-round', number: -round };

/** Players cannot reach its game from the bracket yet. */
export const lacksLink = ({ match, game, state }: MatchSummary): boolean =>
  game !== undefined && match.attachment_count === 0 && (state === 'waiting' || state === 'running');

/** The name of the game of these two players. */
export const gameNameOf = ([one, other]: [Participant, Participant], longest: number): string => {
  const joint = ' vs ';
  const half = Math.floor((longest - joint.length) / 2);
  const name = `${one.name}${joint}${other.name}`;
  return name.length <= longest ? name : `${one.name.slice(0, half)}${joint}${other.name.slice(0, half)}`;
};
