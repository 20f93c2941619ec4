import type { Server, Socket } from 'socket.io';
import type { GameServerEvents } from '@amberhall/protocol';

// Commands come as one message, `game`, and are told apart by dispatch: only what we send is typed here.
// oxlint-disable-next-line no-explicit-any
export type GameServer = Server<any, GameServerEvents>;
// oxlint-disable-next-line no-explicit-any
export type GameSocket = Socket<any, GameServerEvents>;
