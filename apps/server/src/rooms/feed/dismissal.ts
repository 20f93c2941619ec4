/** How a connection loses its game. */
import type { ClearReason } from '@amberhall/protocol';
import type { GameSocket } from './game-socket.ts';

/** How long a connection that lost its game stays open for answers under way. */
const PARTING_MS = 1_000;

const dismissed = new WeakSet<GameSocket>();

/** Tells a connection that it has lost its game, and ends it once what it asked has been answered. */
export function clear(socket: GameSocket, reason: ClearReason): void {
  socket.emit('cleargamestate', reason);
  dismissed.add(socket);
  setTimeout(() => socket.disconnect(true), PARTING_MS).unref();
}

/** Nothing that such a connection still sends counts. */
export function isDismissed(socket: GameSocket): boolean {
  return dismissed.has(socket);
}
