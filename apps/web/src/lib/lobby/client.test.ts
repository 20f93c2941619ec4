import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Handoff } from '@amberhall/protocol';
import { refreshSession } from '../http.ts';
import { signIn, signOut, useSession } from '../session.ts';
import type { Session } from '../session.ts';
import { somebody } from '../../test/server.ts';
import { connectLobby } from './client.ts';
import { storeGuestPass, storedGuestPass } from './guest-pass.ts';
import { initialLobby, LOBBY_CHANGES } from './state.ts';
import { useLobby } from './store.ts';

/** A fake socket of the lobby: what it received, and a function to send. */
const lobby = vi.hoisted(() => ({
  query: {} as { token?: string },
  sent: [] as unknown[][],
  tell: (_event: string, _argument?: unknown): void => {},
}));

vi.mock('socket.io-client', () => ({
  io: ({ query }: { query: { token: string } }) => {
    const listeners = new Map<string, (argument: unknown) => void>();
    lobby.query = query;
    lobby.tell = (event, argument) => listeners.get(event)?.(argument);
    return {
      connected: true,
      io: { on: () => {}, opts: {} },
      on: (event: string, listener: (argument: unknown) => void) => void listeners.set(event, listener),
      onAny: () => {},
      timeout: () => ({
        emitWithAck: async (...message: unknown[]) => {
          lobby.sent.push(message);
          return { ok: true };
        },
      }),
      disconnect: () => {},
    };
  },
}));

vi.mock('../http.ts', () => ({ refreshSession: vi.fn<() => Promise<boolean>>(async () => true) }));

const PASS = { name: 'Guest-1', token: 'a pass' };
const ANONYMOUS: Session = { status: 'anonymous', user: null, token: null };
const MEMBER: Session = { status: 'member', user: somebody([]), token: 'an access token' };
const HANDOFF: Handoff = {
  gameId: 'a game',
  name: 'node1',
  authToken: 'a seat',
  user: { username: 'Guest-1', name: 'Guest-1', avatar: null, role: 'user' },
};

let disconnect: () => void;
function connectAs(session: Session): void {
  useSession.setState(session, true);
  disconnect = connectLobby();
}

beforeEach(() => {
  sessionStorage.clear();
  lobby.sent = [];
  useLobby.setState(initialLobby);
});
afterEach(() => disconnect());

test('a guest receives a pass, and returns with it', () => {
  connectAs(ANONYMOUS);
  expect(lobby.query.token).toBe('');

  lobby.tell('guest', PASS);
  disconnect();
  connectAs(ANONYMOUS);

  expect(lobby.query.token).toBe('a pass');
});

test('a refused pass is removed', () => {
  storeGuestPass(PASS);
  connectAs(ANONYMOUS);

  lobby.tell('authfailed');

  expect(storedGuestPass()).toBeUndefined();
});

test('logging in ends the guest’s game, and logging out does not restore the guest', () => {
  storeGuestPass(PASS);
  connectAs(ANONYMOUS);
  useLobby.setState({ handoff: HANDOFF, boardHandoff: HANDOFF });

  useSession.setState(MEMBER, true);
  useSession.setState(ANONYMOUS, true);

  expect(lobby.sent).toEqual([
    ['leavegame', 'a game'],
    ['authenticate', 'an access token'],
    ['authenticate', ''],
  ]);
  expect(useLobby.getState()).toMatchObject({ handoff: null, boardHandoff: null });
});

test('a member who was a guest in this tab connects as a member', () => {
  storeGuestPass(PASS);

  connectAs(MEMBER);

  expect(lobby.query.token).toBe('an access token');
  expect(storedGuestPass()).toBeUndefined();
});

test('nothing of a logged-out user is left for the next one', () => {
  connectAs(MEMBER);
  const banner = 'The hall is closed tonight';
  useLobby.setState({
    ...LOBBY_CHANGES.handoff(initialLobby, HANDOFF),
    boardHandoff: HANDOFF,
    enteredGameId: 'a game',
    joiningGameId: 'another game',
    password: { gameId: 'a locked game', how: 'join', error: null },
    gameError: 'It could not start',
    nodes: [],
    banner,
  });

  useSession.setState(ANONYMOUS, true);

  expect(useLobby.getState()).toEqual({ ...initialLobby, banner, handoffAt: expect.any(Number) });
});

test('a new token or name of the same user changes nothing else', () => {
  connectAs(MEMBER);
  useLobby.setState({ handoff: HANDOFF, boardHandoff: HANDOFF });

  useSession.setState({ ...MEMBER, user: somebody([], { name: 'Miranda' }), token: 'the next token' }, true);

  expect(useLobby.getState()).toMatchObject({ handoff: HANDOFF, boardHandoff: HANDOFF });
});

test('a login that failed without a server is retried once it is back', () => {
  signIn({
    token: 'an access token',
    refreshToken: { id: 7, username: 'Mira', token: 'kept' },
    user: somebody([]),
  });
  connectAs(ANONYMOUS);

  lobby.tell('connect');

  expect(refreshSession).toHaveBeenCalledOnce();
  signOut();
});
