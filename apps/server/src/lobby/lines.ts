/** Lines of a game's chat before it starts. */
import { CHAT_LENGTH } from '@amberhall/protocol';
import type { RoomLine, RoomMessageKey, UserSummary } from '@amberhall/protocol';

export function chatLine(before: readonly RoomLine[], from: UserSummary, text: string, date: Date): RoomLine {
  return { id: nextId(before), date: date.toISOString(), chat: { from, text: cut(text) } };
}

export function notice(
  before: readonly RoomLine[],
  key: RoomMessageKey,
  players: Record<string, string>,
  date: Date,
): RoomLine {
  const args = Object.fromEntries(Object.entries(players).map(([arg, player]) => [arg, { player }]));
  return { id: nextId(before), date: date.toISOString(), notice: { key, args } };
}

/** The text without its edges, at most as long as a chat line may be. */
export function cut(text: string): string {
  return [...text.trim()].slice(0, CHAT_LENGTH).join('');
}

function nextId(before: readonly RoomLine[]): number {
  return (before.at(-1)?.id ?? 0) + 1;
}
