/** A lobby and a game node on real sockets, which answer as a test says. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { act } from '@testing-library/react';
import { Server } from 'socket.io';
import type { Socket } from 'socket.io';
import { onTestFinished, vi } from 'vitest';
import { connectLobby } from '../lib/lobby/client.ts';
import { useLobby } from '../lib/lobby/store.ts';

/** An answer to a command. `hang up` closes the connection without one. */
type Answer = object | 'hang up';

interface TestSocketServer {
  /** The commands received so far with their arguments, without the regular pings. */
  commands: unknown[][];
  /** The query of each handshake. */
  handshakes: Record<string, unknown>[];
  /** Sends an event to the client with this token, or to all clients. */
  tell(event: string, message?: unknown, token?: string): void;
}

/**
 * Starts a server at the page's origin for the sockets under `path`. It stops after the test.
 *
 * @param answers by command; every other command is answered with `{ ok: true }`
 */
export async function startSocketServer(
  path: string,
  answers: Readonly<Record<string, Answer>> = {},
): Promise<TestSocketServer> {
  const http = createServer();
  const sockets = new Server(http, { path, cors: { origin: '*' } });
  const commands: unknown[][] = [];
  const handshakes: Record<string, unknown>[] = [];
  sockets.on('connection', (socket) => {
    handshakes.push({ ...socket.handshake.query });
    socket.onAny((...message: unknown[]) => answer(socket, message, { answers, commands }));
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  movePage(`http://127.0.0.1:${(http.address() as AddressInfo).port}`);
  onTestFinished(() => void sockets.close());
  return {
    commands,
    handshakes,
    tell: (event, message, token) => {
      for (const socket of sockets.sockets.sockets.values())
        if (token === undefined || socket.handshake.query['token'] === token) socket.emit(event, message);
    },
  };
}

function answer(
  socket: Socket,
  message: unknown[],
  { answers, commands }: { answers: Readonly<Record<string, Answer>>; commands: unknown[][] },
): void {
  const acknowledge = message.pop() as (answer: object) => void;
  const command = message[0] as string;
  if (command !== 'ping') commands.push(message);
  const given = Object.hasOwn(answers, command) ? answers[command] : undefined;
  if (given === 'hang up') socket.disconnect(true);
  else acknowledge(given ?? { ok: true });
}

/** The client connects to the origin of its page. */
function movePage(origin: string): void {
  const { happyDOM } = globalThis as unknown as { happyDOM: { setURL(address: string): void } };
  const before = location.href;
  happyDOM.setURL(origin);
  onTestFinished(() => happyDOM.setURL(before));
}

/** Starts a lobby and connects the client to it, until the end of the test. */
export async function connectTestLobby(
  answers: Readonly<Record<string, Answer>> = {},
): Promise<TestSocketServer> {
  const lobby = await startSocketServer('/socket.io', answers);
  useLobby.setState({ connection: 'connecting' });
  const disconnect = connectLobby();
  onTestFinished(() => act(disconnect));
  await vi.waitFor(() => {
    if (useLobby.getState().connection !== 'connected') throw new Error('The lobby is not connected');
  });
  return lobby;
}
