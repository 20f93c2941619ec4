/** Lines of a game's chat as the server keeps them: what staff have removed is still known for reports. */
import type { RoomLine } from '@amberhall/protocol';

export interface KeptLine extends RoomLine {
  /** Staff have removed it from the chat. */
  isRemoved?: true;
}

export interface ChatLine extends KeptLine {
  chat: NonNullable<RoomLine['chat']>;
}

/** A line of a game's chat: its time, or its id for a person who sees it. No two chat lines of a game have the same time. */
export type LineReference = { date: string } | { id: number; seenBy: string };

export function isChatLine(line: KeptLine): line is ChatLine {
  return line.chat !== undefined;
}

/** The line as people see it. */
export function shownLine({ isRemoved, chat, ...line }: KeptLine): RoomLine {
  if (chat === undefined) return line;
  return isRemoved ? { ...line, removed: chat.from } : { ...line, chat };
}

/** The author of a chat line, also of a removed one. */
export function authorOf({ chat, removed }: Pick<RoomLine, 'chat' | 'removed'>): RoomLine['removed'] {
  return chat?.from ?? removed;
}
