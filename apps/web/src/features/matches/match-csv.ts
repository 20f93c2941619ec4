/** Matches as a table for spreadsheets. */
import type { Match } from '@amberhall/protocol';
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
} satisfies Record<string, (match: Match) => string | number | null | undefined>;

/** The columns have English names in every language, so that scripts can rely on them. */
export function csvOf(matches: readonly Match[]): string {
  const rows = matches.map((match) => Object.values(COLUMNS).map((valueOf) => cell(valueOf(match))));
  return [Object.keys(COLUMNS).map(cell), ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}

/** Spreadsheets would run a text that begins like a formula: a quotation mark makes it plain text. */
function cell(value: string | number | null | undefined): string {
  const text = String(value ?? '');
  const isFormula = typeof value === 'string' && /^[=+\-@\t\r]/.test(text);
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
}
