import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { LOBBY_CHANGES } from '../lib/lobby/state.ts';
import { useLobby } from '../lib/lobby/store.ts';
import { takeReturnPath } from '../lib/return-path.ts';
import { useSession } from '../lib/session.ts';
import { Address, addressShown } from '../test/address.tsx';
import { lobbyGame, pendingGame } from '../test/lobby-game.ts';
import { connectTestLobby } from '../test/lobby-server.ts';
import { openRoutes } from '../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../test/server.ts';
import { Toasts } from '../ui/toasts.tsx';
import { Play } from './play.tsx';

const page = (
  <>
    <Play />
    <Address />
    <Toasts label="Toasts" closeLabel="Dismiss" />
  </>
);
const open = (path = '/play') => openRoutes([{ path: '/play', element: page }], path);
const joining = () => screen.findByRole('heading', { name: 'Joining the game...' });

beforeEach(() => {
  logIn(somebody());
  answerCalls({ 'GET /api/news/': { success: true, news: [] } });
});

describe('the page of the own game', () => {
  test('is the lobby without a game', () => {
    open();

    expect(screen.getByRole('button', { name: 'New Game' })).toBeDefined();
  });

  test('is the waiting room of a game that has not started, whose start in this tab opens the board', async () => {
    open();

    act(() => useLobby.setState((lobby) => LOBBY_CHANGES.gamestate(lobby, pendingGame({ id: 'game-3' }))));

    expect(await screen.findByRole('heading', { name: 'A quiet table' })).toBeDefined();
    expect(useLobby.getState().enteredGameId).toBe('game-3');
  });

  test('says that the user is joining until the lobby sends the game', async () => {
    useLobby.setState({ joiningGameId: 'game-1' });
    open();

    expect(await joining()).toBeDefined();
    expect(screen.queryByRole('button', { name: 'New Game' })).toBeNull();
  });

  test('returns to the lobby when the game is removed before its start', async () => {
    useLobby.setState({ pending: pendingGame() });
    open();
    await screen.findByRole('heading', { name: 'A quiet table' });

    act(() => useLobby.setState((lobby) => LOBBY_CHANGES.removegame(lobby, [lobbyGame()])));

    expect(await screen.findByRole('button', { name: 'New Game' })).toBeDefined();
  });
});

describe('the link to a game', () => {
  test('joins the game once the list of games has arrived, and leaves the address', async () => {
    const lobby = await connectTestLobby({ joingame: { ok: true, gameId: 'game-1' } });
    open('/play?gameId=game-1');
    expect(addressShown()).toBe('/play?gameId=game-1');
    expect(lobby.commands).toEqual([]);

    act(() => useLobby.setState((state) => LOBBY_CHANGES.games(state, [lobbyGame()])));

    await waitFor(() => expect(lobby.commands).toEqual([['joingame', 'game-1', null]]));
    expect(await joining()).toBeDefined();
    expect(addressShown()).toBe('/play');
  });

  test('waits until the stored login was tried', async () => {
    useSession.setState({ status: 'starting', user: null, token: null });
    const lobby = await connectTestLobby({ joingame: { ok: true, gameId: 'game-1' } });
    useLobby.setState({ games: {} });
    open('/play?gameId=game-1');
    expect(addressShown()).toBe('/play?gameId=game-1');

    act(() => logIn(somebody()));

    await waitFor(() => expect(lobby.commands.at(-1)).toEqual(['joingame', 'game-1', null]));
  });

  test('is kept for a visitor until after the login', async () => {
    useSession.setState({ status: 'anonymous', user: null, token: null });
    const lobby = await connectTestLobby();
    useLobby.setState({ games: {} });
    open('/play?gameId=game 1');

    expect(await screen.findByText('Please login before trying to join a game')).toBeDefined();
    expect(lobby.commands).toEqual([]);
    expect(takeReturnPath()).toBe('/play?gameId=game%201');
  });

  test('does not take a player out of the game that they are in', async () => {
    const lobby = await connectTestLobby();
    useLobby.setState({ games: {}, pending: pendingGame({ id: 'game-2' }) });
    open('/play?gameId=game-1');

    await waitFor(() => expect(addressShown()).toBe('/play'));
    expect(await screen.findByRole('heading', { name: 'A quiet table' })).toBeDefined();
    expect(lobby.commands.filter(([command]) => command === 'joingame')).toEqual([]);
  });

  test('to a game that is gone says so in the lobby', async () => {
    await connectTestLobby({ joingame: { ok: false, code: 'NOT_FOUND' } });
    useLobby.setState({ games: {} });
    open('/play?gameId=game-1');

    expect(await screen.findByText('The game you tried to join was not found.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'New Game' })).toBeDefined();
    expect(addressShown()).toBe('/play');
  });
});
