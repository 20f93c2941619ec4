import type { LobbyGame, LobbyMessage, PendingGame, UserSummary } from '@amberhall/protocol';
import { expect, test } from 'vitest';
import { lobbyGame } from '../../test/lobby-game.ts';
import {
  initialLobby,
  LOBBY_CHANGES,
  MESSAGES_KEPT,
  NO_PERSONAL_DATA,
  sortedGames,
  withOlderMessages,
} from './state.ts';
import type { LobbyState } from './state.ts';

const user = (name: string): UserSummary => ({ username: name, name, avatar: null, role: 'user' });
const game = (id: string, more: Partial<LobbyGame> = {}): LobbyGame =>
  lobbyGame({ id, name: id, owner: 'mira', createdAt: '2026-11-21T18:00:00.000Z', players: {}, ...more });
const pending = (id: string): PendingGame => ({ ...game(id), messages: [] });
const message = (id: number, text = 'hello'): LobbyMessage => ({
  id,
  message: text,
  time: '2026-11-21T18:00:00.000Z',
  user: user('mira'),
  deleted: false,
});
const handoff = (gameId: string) => ({ gameId, name: 'node1', authToken: 'secret', user: user('mira') });
const state = (more: Partial<LobbyState>): LobbyState => ({ ...initialLobby, ...more });

test('a joining user is inserted by name, and only once', () => {
  const before = state({ users: [user('anselm'), user('wilf')] });

  const { users } = LOBBY_CHANGES.newuser(before, user('mira'));
  const again = LOBBY_CHANGES.newuser(state({ users: users ?? [] }), user('mira'));

  expect(again.users?.map(({ name }) => name)).toEqual(['anselm', 'mira', 'wilf']);
});

test('warnings replace those of before, and are personal', () => {
  const warning = { id: 1, text: 'Please be kind.', time: '2026-11-21T18:00:00.000Z' };

  expect(LOBBY_CHANGES.warnings(initialLobby, [warning])).toEqual({ warnings: [warning] });
  expect(LOBBY_CHANGES.warnings(state({ warnings: [warning] }), [])).toEqual({ warnings: [] });
  expect(NO_PERSONAL_DATA.warnings).toEqual([]);
});

test('a leaving user is removed', () => {
  const { users } = LOBBY_CHANGES.userleft(state({ users: [user('anselm'), user('mira')] }), user('anselm'));

  expect(users?.map(({ name }) => name)).toEqual(['mira']);
});

test('a changed game replaces the old state and leaves other games alone', () => {
  const other = game('b');
  const before = state({ games: { a: game('a'), b: other } });

  const { games } = LOBBY_CHANGES.updategame(before, [game('a', { full: true })]);

  expect(games?.['a']?.full).toBe(true);
  expect(games?.['b']).toBe(other);
});

test('removing a game also closes waiting for it and its password prompt', () => {
  const before = state({
    games: { a: game('a'), b: game('b') },
    pending: pending('a'),
    password: { gameId: 'a', how: 'join', error: null },
  });

  const after = LOBBY_CHANGES.removegame(before, [{ id: 'a' }]);

  expect(after).toMatchObject({ pending: null, password: null });
  expect(Object.keys(after.games ?? {})).toEqual(['b']);
});

test('removing another game does not affect the own one', () => {
  const before = state({ games: { a: game('a'), b: game('b') }, pending: pending('a') });

  expect(LOBBY_CHANGES.removegame(before, [{ id: 'b' }])).not.toHaveProperty('pending');
});

test('waiting games are listed before running ones, the newest first', () => {
  const games = {
    old: game('old', { createdAt: '2026-11-21T10:00:00.000Z' }),
    running: game('running', { started: true, createdAt: '2026-11-21T20:00:00.000Z' }),
    new: game('new', { createdAt: '2026-11-21T19:00:00.000Z' }),
  };

  expect(sortedGames(games).map(({ id }) => id)).toEqual(['new', 'old', 'running']);
});

test('a message that is also in the first list is shown once', () => {
  const { messages } = LOBBY_CHANGES.lobbychat(state({ messages: [message(1), message(2)] }), message(2));

  expect(messages?.map(({ id }) => id)).toEqual([1, 2]);
});

test('the chat keeps only its latest messages', () => {
  const full = Array.from({ length: MESSAGES_KEPT }, (_, id) => message(id));

  const { messages } = LOBBY_CHANGES.lobbychat(state({ messages: full }), message(1000));

  expect(messages).toHaveLength(MESSAGES_KEPT);
  expect(messages?.at(-1)?.id).toBe(1000);
});

test('a reader of older messages keeps as many, and continues where the dropped ones end', () => {
  const read = Array.from({ length: MESSAGES_KEPT + 50 }, (_, id) => message(id));

  const { messages, messagesBefore } = LOBBY_CHANGES.lobbychat(
    state({ messages: read, messagesBefore: 0 }),
    message(1000),
  );

  expect(messages).toHaveLength(MESSAGES_KEPT + 50);
  expect(messagesBefore).toBe(1);
});

test('older messages come before the others, each once', () => {
  const before = state({ messages: [message(3), message(4)], messagesBefore: 3 });

  const { messages, messagesBefore } = withOlderMessages(before, {
    messages: [message(1), message(2), message(3)],
    before: 1,
  });

  expect(messages?.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  expect(messagesBefore).toBe(1);
});

test('a removed message is marked, with the moderator for those who may know', () => {
  const before = state({ messages: [message(1), message(2)] });

  expect(LOBBY_CHANGES.removemessage(before, 2, 'anselm').messages?.[1]).toMatchObject({
    deleted: true,
    deletedBy: 'anselm',
  });
});

test('a removed message is unreadable for other users', () => {
  const before = state({ messages: [{ ...message(1), message: 'something rude' }] });
  const said = (by: string | undefined) => LOBBY_CHANGES.removemessage(before, 1, by).messages?.[0];

  expect(said(undefined)).toMatchObject({ deleted: true });
  expect(said(undefined)).not.toHaveProperty('message');
  expect(said(undefined)).not.toHaveProperty('deletedBy');
  expect(said('anselm')).toMatchObject({ message: 'something rude' });
});

test('the state of the own game closes the password prompt', () => {
  const before = state({
    password: { gameId: 'a', how: 'join', error: 'Incorrect game password' },
    joiningGameId: 'a',
  });

  expect(LOBBY_CHANGES.gamestate(before, pending('a'))).toMatchObject({
    password: null,
    joiningGameId: null,
  });
});

test('a game error stays while the same game waits, and disappears with the next game', () => {
  const before = state({ pending: pending('a'), gameError: 'No node is free' });

  expect(LOBBY_CHANGES.gamestate(before, pending('a')).gameError).toBe('No node is free');
  expect(LOBBY_CHANGES.gamestate(before, pending('b')).gameError).toBeNull();
});

test('starting clears the game error and the waiting state', () => {
  const before = state({ pending: pending('a'), gameError: 'No node is free' });

  expect(LOBBY_CHANGES.handoff(before, handoff('a'))).toMatchObject({ pending: null, gameError: null });
});

test('a table before a rematch replaces the finished game', () => {
  const before = state({ handoff: handoff('a') });

  expect(LOBBY_CHANGES.gamestate(before, pending('b')).handoff).toBeNull();
});

test('a wrong password is shown in the prompt, if it is still open', () => {
  const prompt = { gameId: 'a', how: 'watch', error: null } as const;

  expect(
    LOBBY_CHANGES.passworderror(state({ password: prompt }), 'Incorrect game password').password,
  ).toEqual({
    ...prompt,
    error: 'Incorrect game password',
  });
  expect(LOBBY_CHANGES.passworderror(state({}), 'Incorrect game password').password).toBeNull();
});
