import type { Server, Socket } from 'socket.io';
import type { GameServerEvents } from '@amberhall/protocol';

// Commands come as one message, `game`, and are told apart by dispatch: only what we send is typed here.
// oxlint-disable-next-line no-explicit-any
export type GameServer = Server<any, GameServerEvents>;
// oxlint-disable-next-line no-explicit-any
export type GameSocket = Socket<any, GameServerEvents>;

/** The prefix of a packet with an event. */
const EVENT = 2;

/** Sends an event whose only argument is already serialized as JSON. */
export function emitWritten(socket: GameSocket, event: keyof GameServerEvents, argument: string): void {
  if (socket.connected) socket.conn.write(`${EVENT}["${event}",${argument}]`);
}
