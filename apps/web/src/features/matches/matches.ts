/** The table of matches: what each column sorts by, and what all of them come to. */
import type { Match } from '@amberhall/protocol';

export const MATCH_COLUMNS = [
  'myDeck',
  'opponent',
  'opponentDeck',
  'winner',
  'reason',
  'keys',
  'type',
  'format',
  'started',
  'duration',
] as const;
export type MatchColumn = (typeof MATCH_COLUMNS)[number];

export interface MatchOrder {
  column: MatchColumn;
  isDescending: boolean;
}

export const MATCHES_PER_PAGE = 10;
const MINUTE_MS = 60_000;

/** Whole minutes from the start to the end; `undefined` while there is no end. */
export function minutesOf({ startedAt, finishedAt }: Match): number | undefined {
  return finishedAt === null
    ? undefined
    : Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / MINUTE_MS);
}

function valueOf(match: Match, column: MatchColumn): string | number {
  const [own, other] = match.players;
  switch (column) {
    case 'myDeck':
      return own.deck?.name ?? '';
    case 'opponent':
      return other.name;
    case 'opponentDeck':
      return other.deck?.name ?? '';
    case 'winner':
      return match.winner ?? '';
    case 'reason':
      return match.winReason ?? '';
    case 'keys':
      return own.keys - other.keys;
    case 'type':
      return match.gameType;
    case 'format':
      return match.gameFormat;
    case 'started':
      return match.startedAt;
    case 'duration':
      return minutesOf(match) ?? 0;
  }
}

/** Those that are equal in the column stay newest first. */
export function sortMatches(matches: readonly Match[], { column, isDescending }: MatchOrder): Match[] {
  const direction = isDescending ? -1 : 1;
  return matches.toSorted((one, other) => {
    const [a, b] = [valueOf(one, column), valueOf(other, column)];
    const compared =
      typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
    return direction * compared || other.startedAt.localeCompare(one.startedAt);
  });
}

/** Games without a winner count for nobody. */
export function recordOf(matches: readonly Match[]): { wins: number; losses: number; winRate: number } {
  const wins = matches.filter(({ winner, players: [own] }) => winner === own.name).length;
  const losses = matches.filter(
    ({ winner, players: [own] }) => winner !== null && winner !== own.name,
  ).length;
  const games = wins + losses;
  return { wins, losses, winRate: games === 0 ? 0 : (100 * wins) / games };
}
