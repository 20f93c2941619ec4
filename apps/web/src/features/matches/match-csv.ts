/** Matches as a table for spreadsheets. */
import type { Match } from '@amberhall/protocol';
import { csvText } from '../../lib/csv.ts';
import type { CsvValue } from '../../lib/csv.ts';
import { minutesOf } from './match-list.ts';

const COLUMNS = {
  started: ({ startedAt }) => startedAt,
  minutes: (match) => minutesOf(match),
  format: ({ gameFormat }) => gameFormat,
  type: ({ gameType, practice }) => (practice ? 'practice' : gameType),
  deck: ({ players: [own] }) => own.deck?.name,
  opponent: ({ players: [, other] }) => other.name,
  'opponent deck': ({ players: [, other] }) => other.deck?.name,
  keys: ({ players: [own] }) => own.keys,
  'opponent keys': ({ players: [, other] }) => other.keys,
  winner: ({ winner }) => winner,
  reason: ({ winReason }) => winReason,
  game: ({ gameId }) => gameId,
} satisfies Record<string, (match: Match) => CsvValue>;

/** The columns have English names in every language, so that scripts can rely on them. */
export const csvOf = (matches: readonly Match[]): string =>
  csvText(
    Object.keys(COLUMNS),
    matches.map((match) => Object.values(COLUMNS).map((valueOf) => valueOf(match))),
  );
