import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { afterEach, expect, test, vi } from 'vitest';
import type { Handoff, StateMessage } from '@amberhall/protocol';
import { midGame } from '../fixture/game.ts';
import { signIn, signOut, useSession } from '../../../lib/session.ts';
import { connectTestLobby } from '../../../test/lobby-server.ts';
import { answerCalls, somebody } from '../../../test/server.ts';
import { createConnection, originOf } from './game-connection.ts';
import type { HandoffConnection } from './game-connection.ts';
import { createGameStore } from './game-store.ts';

const page = { protocol: 'https:', hostname: 'amberhall.example', origin: 'https://amberhall.example' };
const handoffTo = (port: number): Handoff => ({
  gameId: 'game',
  name: 'node1',
  address: '127.0.0.1',
  port,
  authToken: 'seat-token',
  user: { username: 'Wren', name: 'Wren', avatar: null, role: 'user' },
});

const cleanUps: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

/** A node that accepts everything and records what it receives. */
async function startNode(first: StateMessage) {
  const http = createServer();
  const node = new Server(http, { path: '/node1/socket.io', cors: { origin: '*' } });
  const heard: unknown[][] = [];
  const queries: unknown[] = [];
  node.on('connection', (socket) => {
    queries.push({ ...socket.handshake.query });
    socket.emit('gamestate', first);
    socket.on('game', (...args: unknown[]) => {
      const ack = args.pop() as (answer: unknown) => void;
      heard.push(args);
      ack({ ok: true, rev: 1 });
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  cleanUps.push(() => void node.close());
  return { node, heard, queries, port: (http.address() as AddressInfo).port };
}

function connect(port: number): { store: ReturnType<typeof createGameStore>; connection: HandoffConnection } {
  const store = createGameStore();
  const connection = createConnection(store);
  cleanUps.push(() => connection.close());
  connection.open(handoffTo(port));
  return { store, connection };
}

const FULL: StateMessage = { type: 'full', rev: 4, game: midGame() };

test('the node of a handoff is at the page’s origin or at its own address', () => {
  const { address: _address, port: _port, ...here } = handoffTo(1);

  expect(originOf(here, page)).toBe('https://amberhall.example');
  expect(originOf({ ...here, address: 'node.example', port: 443 }, page)).toBe('https://node.example');
  expect(originOf({ ...here, port: 9000 }, page)).toBe('https://amberhall.example:9000');
});

test('the first connection brings the table, and a command names the last seen revision', async () => {
  const { heard, queries, port } = await startNode(FULL);
  const { store, connection } = connect(port);
  await vi.waitFor(() => expect(store.getState().game).not.toBeNull());

  const answer = await connection.send('cardClicked', 'c1');

  expect(answer).toMatchObject({ ok: true });
  expect(heard).toEqual([['cardClicked', 'c1', { rev: 4, promptId: 'p1' }]]);
  expect(queries).toEqual([expect.objectContaining({ token: 'seat-token', game: 'game' })]);
});

test('a handoff to another node is followed although the old connection is open', async () => {
  const [first, second] = [await startNode(FULL), await startNode({ ...FULL, rev: 9 })];
  const { store, connection } = connect(first.port);
  await vi.waitFor(() => expect(store.getState().rev).toBe(4));

  connection.open(handoffTo(second.port));

  await vi.waitFor(() => expect(store.getState().rev).toBe(9));
  await vi.waitFor(() => expect(first.node.sockets.sockets.size).toBe(0));
});

test('after a gap the missing messages are requested', async () => {
  const { node, heard, port } = await startNode(FULL);
  const { store } = connect(port);
  await vi.waitFor(() => expect(store.getState().rev).toBe(4));

  node.emit('gamestate', { type: 'patch', base: 6, rev: 7 });

  await vi.waitFor(() => expect(heard).toEqual([['resync', 4, { rev: 4, promptId: 'p1' }]]));
});

test('a connection closed by the node is reopened with the last revision', async () => {
  const { node, queries, port } = await startNode(FULL);
  const { store } = connect(port);
  await vi.waitFor(() => expect(store.getState().rev).toBe(4));

  node.disconnectSockets(true);

  await vi.waitFor(() => expect(queries).toHaveLength(2), { timeout: 4000 });
  expect(queries[1]).toMatchObject({ since: '4' });
  await vi.waitFor(() => expect(store.getState().connection).toBe('connected'));
});

test('a successful connection resets the number of attempts', async () => {
  const wait = globalThis.setTimeout;
  vi.stubGlobal('setTimeout', (act: () => void, ms?: number) => wait(act, ms === 1000 ? 10 : ms));
  cleanUps.push(() => void vi.unstubAllGlobals());
  const { node, queries, port } = await startNode(FULL);
  const { store } = connect(port);

  for (let connections = 1; connections <= 7; connections++) {
    await vi.waitFor(() => expect(queries).toHaveLength(connections), { timeout: 4000 });
    await vi.waitFor(() => expect(store.getState().connection).toBe('connected'));
    node.disconnectSockets(true);
  }

  await vi.waitFor(() => expect(queries).toHaveLength(8), { timeout: 4000 });
  expect(store.getState().connection).not.toBe('refused');
});

test('a finished game is not reconnected', async () => {
  const { node, queries, port } = await startNode(FULL);
  const { store } = connect(port);
  await vi.waitFor(() => expect(store.getState().rev).toBe(4));

  node.emit('cleargamestate', 'elsewhere');
  await vi.waitFor(() => expect(store.getState().closed).toEqual({ reason: 'elsewhere' }));
  node.disconnectSockets(true);

  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(queries).toHaveLength(1);
});

test('without a connection a command fails at once', async () => {
  const connection = createConnection(createGameStore());

  expect(await connection.send('concede')).toEqual({ ok: false, code: 'OFFLINE' });
});

test('a node that stays unreachable is reported to the lobby', async () => {
  const lobby = await connectTestLobby();
  const { node, port } = await startNode(FULL);
  await node.close();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  cleanUps.push(() => void vi.useRealTimers());
  const { store } = connect(port);

  while (store.getState().connection !== 'gone') {
    await vi.advanceTimersByTimeAsync(500);
    await new Promise((resolve) => setImmediate(resolve));
  }

  vi.useRealTimers();
  await vi.waitFor(() => expect(lobby.commands).toEqual([['connectfailed', 'game']]));
});

test('a patch that does not fit leads to a request for everything', async () => {
  const { node, heard, port } = await startNode(FULL);
  const { store } = connect(port);
  await vi.waitFor(() => expect(store.getState().rev).toBe(4));

  node.emit('gamestate', { type: 'patch', base: 4, rev: 5, changes: { '.a': { '.b': { '=c': 1 } } } });

  await vi.waitFor(() => expect(heard).toEqual([['resync', 0, expect.anything()]]));
});

test('a user who leaves during the token refresh does not reconnect', async () => {
  const { node, port } = await startNode(FULL);
  let knocks = 0;
  node.use((_socket, next) => {
    knocks++;
    next(Object.assign(new Error('who?'), { data: { code: 'NOT_LOGGED_IN' } }));
  });
  const login = { user: somebody(), refreshToken: { id: 7, username: 'Mira', token: 'kept' } };
  signIn({ ...login, token: 'old' });
  cleanUps.push(signOut);
  const { connection } = connect(port);
  const sent = answerCalls({
    'POST /api/account/token': () => {
      connection.close();
      return { body: { success: true, ...login, token: 'new' } };
    },
  });

  await vi.waitFor(() => expect(useSession.getState().token).toBe('new'), { timeout: 4000 });

  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(sent).toHaveLength(1);
  expect(knocks).toBe(1);
});
