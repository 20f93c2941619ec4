import type { GameView, RoomLine } from '@amberhall/protocol';
import { useSession } from '../../../lib/session.ts';

/**
 * The lines but for the words of those whom the user has blocked. The node spares players those of whom they had blocked
 * before the game; all at the side are told the same.
 */
export function withoutBlockedAuthors(lines: readonly RoomLine[]): RoomLine[] {
  const blocked = useSession.getState().user?.blockList ?? [];
  return lines.filter(({ chat }) => !chat || !blocked.includes(chat.from.username.toLowerCase()));
}

/** Whether somebody else than the viewer said this; those at the side have no seat to be known by. */
export function isFromOthers({ chat }: RoomLine, { seat }: Pick<GameView, 'seat'>): boolean {
  const own = seat ?? useSession.getState().user?.username;
  return chat !== undefined && chat.from.username !== own;
}
