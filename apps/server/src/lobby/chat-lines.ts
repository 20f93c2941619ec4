/** The latest chat lines of a game before its start. Every change sends all of them. */
import { RECENT_LINES } from '@amberhall/protocol';
import type { RoomLine, RoomNoticeKey, UserSummary } from '@amberhall/protocol';
import { cutText } from '../sockets/cut-text.ts';

export function withChat(
  before: readonly RoomLine[],
  from: UserSummary,
  text: string,
  date: Date,
): RoomLine[] {
  return withLine(before, date, { chat: { from, text: cutText(text) } });
}

export function withNotice(
  before: readonly RoomLine[],
  key: RoomNoticeKey,
  players: Record<string, string>,
  date: Date,
): RoomLine[] {
  const args = Object.fromEntries(Object.entries(players).map(([arg, player]) => [arg, { player }]));
  return withLine(before, date, { notice: { key, args } });
}

function withLine(
  before: readonly RoomLine[],
  date: Date,
  line: Pick<RoomLine, 'chat' | 'notice'>,
): RoomLine[] {
  const id = (before.at(-1)?.id ?? 0) + 1;
  return [...before, { id, date: date.toISOString(), ...line }].slice(-RECENT_LINES);
}
