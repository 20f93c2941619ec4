import type { GameView, RoomLine } from '@amberhall/protocol';
import { useSession } from '../../../lib/session.ts';

/**
 * The lines without those of users whom the viewer has blocked. The node sends no lines that were written after
 * the block; the client also hides the earlier ones.
 */
export function withoutBlockedAuthors(lines: readonly RoomLine[]): RoomLine[] {
  const blocked = useSession.getState().user?.blockList ?? [];
  return lines.filter(({ chat, removed }) => {
    const author = chat?.from ?? removed;
    return !author || !blocked.includes(author.username.toLowerCase());
  });
}

/** Says whether another person wrote this. Spectators have no seat, so they are recognized by name. */
export function isFromOthers({ chat }: RoomLine, { seat }: Pick<GameView, 'seat'>): boolean {
  const own = seat ?? useSession.getState().user?.username;
  return chat !== undefined && chat.from.username !== own;
}
