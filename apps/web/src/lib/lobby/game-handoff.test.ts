import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, somebody } from '../../test/server.ts';
import { signIn, signOut, useSession } from '../session.ts';
import { expectRematch, clearHandoff, storeHandoff } from './game-handoff.ts';
import { initialLobby } from './state.ts';
import { useLobby } from './store.ts';

const handoff = (gameId: string, authToken: string) => ({
  gameId,
  name: 'node1',
  authToken,
  user: { username: 'mira', name: 'mira', avatar: null, role: 'user' as const },
});
const secondsAgo = (seconds: number): number => Date.now() - seconds * 1000;

beforeEach(() => useLobby.setState(initialLobby));
afterEach(() => {
  vi.unstubAllGlobals();
  useSession.setState(useSession.getInitialState());
});

test('a fresh handoff is used', async () => {
  useLobby.setState({ handoff: handoff('a', 'first'), handoffAt: secondsAgo(1) });

  await storeHandoff();

  expect(useLobby.getState().boardHandoff?.authToken).toBe('first');
});

test('a second handoff to the same game does not affect the board', async () => {
  useLobby.setState({ handoff: handoff('a', 'first'), handoffAt: secondsAgo(1) });
  await storeHandoff();

  useLobby.setState({ handoff: handoff('a', 'second'), handoffAt: secondsAgo(0) });
  await storeHandoff();

  expect(useLobby.getState().boardHandoff?.authToken).toBe('first');
});

test('a game that moved to another node is followed', async () => {
  useLobby.setState({ handoff: handoff('a', 'first'), handoffAt: secondsAgo(1) });
  await storeHandoff();

  useLobby.setState({ handoff: { ...handoff('a', 'second'), name: 'node2' }, handoffAt: secondsAgo(0) });
  await storeHandoff();

  expect(useLobby.getState().boardHandoff).toMatchObject({ name: 'node2', authToken: 'second' });
});

test('a rematch in another room is a new seat', async () => {
  useLobby.setState({ handoff: handoff('a', 'first'), handoffAt: secondsAgo(1) });
  await storeHandoff();

  useLobby.setState({ handoff: handoff('b', 'second'), handoffAt: secondsAgo(0) });
  await storeHandoff();

  expect(useLobby.getState().boardHandoff?.gameId).toBe('b');
});

test('a member with an expired handoff uses a new access token', async () => {
  const refreshToken = { id: 7, username: 'Mira', token: 'kept' };
  const login = { user: somebody(), refreshToken };
  signIn({ ...login, token: 'old access token' });
  answerCalls({ 'POST /api/account/token': { success: true, ...login, token: 'new access token' } });
  useLobby.setState({ handoff: handoff('a', 'old'), handoffAt: secondsAgo(51) });

  await storeHandoff();

  expect(useLobby.getState().boardHandoff).toMatchObject({ gameId: 'a', authToken: 'new access token' });
  signOut();
});

test('a guest reconnects with their handoff, however old', async () => {
  useSession.setState({ status: 'anonymous', user: null, token: null });
  useLobby.setState({ handoff: handoff('a', 'old'), handoffAt: secondsAgo(600) });

  await storeHandoff();

  expect(useLobby.getState().boardHandoff?.authToken).toBe('old');
});

test('a user who left can join the same game again', async () => {
  useLobby.setState({ handoff: handoff('a', 'first'), handoffAt: secondsAgo(1) });
  await storeHandoff();

  clearHandoff();
  useLobby.setState({ handoff: handoff('a', 'second'), handoffAt: secondsAgo(0) });
  await storeHandoff();

  expect(useLobby.getState().boardHandoff?.authToken).toBe('second');
});

test('at a table cleared for a rematch, the next handoff is awaited', () => {
  useLobby.setState({ handoff: handoff('a', 'first'), boardHandoff: handoff('a', 'first') });

  expectRematch('a');

  expect(useLobby.getState()).toMatchObject({ handoff: null, boardHandoff: null, joiningGameId: 'a' });
});

test('a rematch handoff that arrived before the old table was cleared is kept', () => {
  useLobby.setState({ handoff: handoff('b', 'second'), boardHandoff: handoff('a', 'first') });

  expectRematch('a');

  expect(useLobby.getState()).toMatchObject({ handoff: { gameId: 'b' }, joiningGameId: null });
});
