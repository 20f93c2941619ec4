/** How a connection loses its game. */
import type { ClearReason } from '@amberhall/protocol';
import type { GameSocket } from './game-socket.ts';

/** How long a dismissed connection stays open for pending answers. */
const CLOSE_DELAY_MS = 1_000;

const dismissed = new WeakSet<GameSocket>();

/** Tells a connection that it has lost its game, and closes it once its pending requests have been answered. */
export function clearGame(socket: GameSocket, reason: ClearReason): void {
  socket.emit('cleargamestate', reason);
  dismissed.add(socket);
  setTimeout(() => socket.disconnect(true), CLOSE_DELAY_MS).unref();
}

/** Later commands of such a connection are ignored. */
export function wasDismissed(socket: GameSocket): boolean {
  return dismissed.has(socket);
}
