import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Handoff } from '@amberhall/protocol';
import { signIn, signOut, useSession } from '../session.ts';
import type { Session } from '../session.ts';
import { connectTestLobby } from '../../test/lobby-server.ts';
import { answerCalls, somebody } from '../../test/server.ts';
import { storeGuestPass, storedGuestPass } from './guest-pass.ts';
import { initialLobby, LOBBY_CHANGES } from './state.ts';
import { useLobby } from './store.ts';

const PASS = { name: 'Guest-1', token: 'a pass' };
const ANONYMOUS: Session = { status: 'anonymous', user: null, token: null };
const MEMBER: Session = { status: 'member', user: somebody([]), token: 'an access token' };
const HANDOFF: Handoff = {
  gameId: 'a game',
  name: 'node1',
  authToken: 'a seat',
  user: { username: 'Guest-1', name: 'Guest-1', avatar: null, role: 'user' },
};

function connectAs(session: Session) {
  useSession.setState(session, true);
  return connectTestLobby();
}

beforeEach(() => {
  sessionStorage.clear();
  useLobby.setState(initialLobby);
});
afterEach(() => {
  vi.unstubAllGlobals();
  useSession.setState(useSession.getInitialState(), true);
});

test('a guest receives a pass, and returns with it', async () => {
  const lobby = await connectAs(ANONYMOUS);
  expect(lobby.handshakes[0]?.['token']).toBe('');

  lobby.tell('guest', PASS);
  await vi.waitFor(() => expect(storedGuestPass()).toEqual(PASS));
  const again = await connectAs(ANONYMOUS);

  expect(again.handshakes[0]?.['token']).toBe('a pass');
});

test('a refused pass is removed', async () => {
  storeGuestPass(PASS);
  const lobby = await connectAs(ANONYMOUS);

  lobby.tell('authfailed');

  await vi.waitFor(() => expect(storedGuestPass()).toBeUndefined());
});

test('logging in ends the guest’s game, and logging out does not restore the guest', async () => {
  storeGuestPass(PASS);
  const lobby = await connectAs(ANONYMOUS);
  useLobby.setState({ handoff: HANDOFF, boardHandoff: HANDOFF });

  useSession.setState(MEMBER, true);
  useSession.setState(ANONYMOUS, true);

  const commands = [
    ['leavegame', 'a game'],
    ['authenticate', 'an access token'],
    ['authenticate', ''],
  ];
  await vi.waitFor(() => expect(lobby.commands).toEqual(commands));
  expect(useLobby.getState()).toMatchObject({ handoff: null, boardHandoff: null });
});

test('a member who was a guest in this tab connects as a member', async () => {
  storeGuestPass(PASS);

  const lobby = await connectAs(MEMBER);

  expect(lobby.handshakes[0]?.['token']).toBe('an access token');
  expect(storedGuestPass()).toBeUndefined();
});

test('nothing of a logged-out user is left for the next one', async () => {
  await connectAs(MEMBER);
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

  expect(useLobby.getState()).toEqual({
    ...initialLobby,
    banner,
    connection: 'connected',
    responseMs: expect.toBeOneOf([null, expect.any(Number)]),
    handoffAt: expect.any(Number),
  });
});

test('a notice from before a lost connection is over, unless the lobby sends it again', async () => {
  useLobby.setState({ banner: 'The hall is closed tonight' });

  await connectAs(MEMBER);

  expect(useLobby.getState().banner).toBeNull();
});

test('a new token or name of the same user changes nothing else', async () => {
  await connectAs(MEMBER);
  useLobby.setState({ handoff: HANDOFF, boardHandoff: HANDOFF });

  useSession.setState({ ...MEMBER, user: somebody([], { name: 'Miranda' }), token: 'the next token' }, true);

  expect(useLobby.getState()).toMatchObject({ handoff: HANDOFF, boardHandoff: HANDOFF });
});

test('a login that failed without a server is retried once it is back', async () => {
  const login = { user: somebody([]), refreshToken: { id: 7, username: 'Mira', token: 'kept' } };
  const sent = answerCalls({
    'POST /api/account/token': { success: true, ...login, token: 'the next token' },
  });
  signIn({ ...login, token: 'an access token' });

  await connectAs({ status: 'unreachable', user: null, token: null });

  await vi.waitFor(() => expect(useSession.getState()).toMatchObject({ token: 'the next token' }));
  expect(sent).toHaveLength(1);
  signOut();
});
