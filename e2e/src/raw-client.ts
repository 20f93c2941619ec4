import { once } from 'node:events';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import type { Server } from './server.ts';

/** The part of a game's full state that tests look into. */
export interface RawGame {
  readonly seat: string;
  readonly table: {
    readonly waitingFor: readonly string[];
    readonly players: Readonly<Record<string, { hand: string[]; prompt?: RawPrompt }>>;
  };
}
interface RawPrompt {
  readonly id: string;
  readonly controls: readonly { id: string }[];
}

export interface RawAck {
  readonly ok: boolean;
  readonly code?: string;
}

/** A player's connection without a browser, which can send messages that no button sends. */
export interface RawClient {
  readonly game: RawGame;
  /** The number of messages about the game after the first. */
  messages(): number;
  send(...message: unknown[]): Promise<RawAck>;
  close(): void;
}

/** Connects as the owner of `token` to the game in which they sit. */
export async function takeSeat(server: Server, token: string): Promise<RawClient> {
  const lobby = connect(server, '/socket.io', { token, version: 'raw' });
  const [handoff] = (await once(lobby as never, 'handoff')) as [
    Record<'name' | 'gameId' | 'authToken', string>,
  ];
  lobby.disconnect();

  const { name, gameId, authToken } = handoff;
  const socket = connect(server, `/${name}/socket.io`, { token: authToken, game: gameId });
  let messages = 0;
  socket.on('gamestate', () => messages++);
  const [first] = (await once(socket as never, 'gamestate')) as [{ game: RawGame }];
  messages = 0;
  return {
    game: first.game,
    messages: () => messages,
    send: (...message) => socket.timeout(5_000).emitWithAck('game', ...message) as Promise<RawAck>,
    close: () => socket.disconnect(),
  };
}

/** Writes lines into the chat of the lobby as the owner of `token`. @throws if one is refused */
export async function writeInLobby(server: Server, token: string, lines: readonly string[]): Promise<void> {
  const lobby = connect(server, '/socket.io', { token, version: 'raw' });
  await once(lobby as never, 'lobbymessages');
  for (const line of lines) {
    const answer = (await lobby.timeout(5_000).emitWithAck('lobbychat', line)) as RawAck;
    if (!answer.ok) throw new Error(`The line was refused: ${answer.code}`);
  }
  lobby.disconnect();
}

/**
 * Opens a practice game as the owner of `token`, or as a guest with an empty one.
 *
 * @param settings as in the command `practice`
 * @throws if it is refused
 */
export async function openPractice(server: Server, token: string, settings: object): Promise<void> {
  const lobby = connect(server, '/socket.io', { token, version: 'raw' });
  await once(lobby as never, 'lobbymessages');
  const answer = (await lobby.timeout(5_000).emitWithAck('practice', settings)) as RawAck;
  if (!answer.ok) throw new Error(`The game was refused: ${answer.code}`);
  lobby.disconnect();
}

function connect(server: Server, path: string, query: Record<string, string>): Socket {
  return io(server.url, { path, query, transports: ['websocket'], forceNew: true, reconnection: false });
}
