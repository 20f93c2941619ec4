/** How a connection loses its game. */
import type { ClearReason } from '@amberhall/protocol';
import type { GameSocket } from './game-socket.ts';

/** How long a connection that lost its game stays open for answers under way. */
const CLOSE_DELAY_MS = 1_000;

const dismissed = new WeakSet<GameSocket>();

/** Tells a connection that it has lost its game, and ends it once what it asked has been answered. */
export function clearGame(socket: GameSocket, reason: ClearReason): void {
  socket.emit('cleargamestate', reason);
  dismissed.add(socket);
  setTimeout(() => socket.disconnect(true), CLOSE_DELAY_MS).unref();
}

/** Nothing that such a connection still sends counts. */
export function wasDismissed(socket: GameSocket): boolean {
  return dismissed.has(socket);
}
