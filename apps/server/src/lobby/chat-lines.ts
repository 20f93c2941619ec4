/** The latest chat lines of a game before its start. Every change sends all of them. */
import { RECENT_LINES } from '@amberhall/protocol';
import type { RoomLine, RoomNoticeKey, UserSummary } from '@amberhall/protocol';
import { isChatLine } from '../moderation/kept-line.ts';
import type { ChatLine, KeptLine, LineReference } from '../moderation/kept-line.ts';
import { cutText } from '../sockets/cut-text.ts';

export function withChat(
  before: readonly KeptLine[],
  from: UserSummary,
  text: string,
  date: Date,
): KeptLine[] {
  const last = before.findLast(isChatLine);
  // Chat lines are removed by their time, so each has its own.
  const at = last === undefined ? date : new Date(Math.max(date.getTime(), Date.parse(last.date) + 1));
  return withLine(before, at, { chat: { from, text: cutText(text) } });
}

export function withNotice(
  before: readonly KeptLine[],
  key: RoomNoticeKey,
  players: Record<string, string>,
  date: Date,
): KeptLine[] {
  const args = Object.fromEntries(Object.entries(players).map(([arg, player]) => [arg, { player }]));
  return withLine(before, date, { notice: { key, args } });
}

/** The chat line that is meant; all people in the game know it by the same id. */
export function chatLineIn(lines: readonly KeptLine[], line: LineReference): ChatLine | undefined {
  return lines
    .filter(isChatLine)
    .find(({ id, date }) => ('date' in line ? date === line.date : id === line.id));
}

export function withLineRemoved(lines: readonly KeptLine[], date: string): KeptLine[] {
  return lines.map((line) => (line.date === date && isChatLine(line) ? { ...line, isRemoved: true } : line));
}

function withLine(
  before: readonly KeptLine[],
  date: Date,
  line: Pick<RoomLine, 'chat' | 'notice'>,
): KeptLine[] {
  const id = (before.at(-1)?.id ?? 0) + 1;
  return [...before, { id, date: date.toISOString(), ...line }].slice(-RECENT_LINES);
}
