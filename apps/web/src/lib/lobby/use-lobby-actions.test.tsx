import { act, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Address, addressShown } from '../../test/address.tsx';
import { lobbyGame, pendingGame } from '../../test/lobby-game.ts';
import { openPage } from '../../test/open-page.tsx';
import { connectTestLobby } from '../../test/lobby-server.ts';
import { logIn, somebody } from '../../test/server.ts';
import { Toasts } from '../../ui/toasts.tsx';
import { chooseBotLevel } from '../bot-level.ts';
import { useSession } from '../session.ts';
import { useLobby } from './store.ts';
import { useLobbyActions } from './use-lobby-actions.ts';

function JoinButton() {
  const { join } = useLobbyActions();
  return (
    <button type="button" onClick={() => void join('a game')}>
      Join
    </button>
  );
}

test('a double click joins a game once, and later clicks work again', async () => {
  logIn(somebody());
  const lobby = await connectTestLobby({ joingame: { ok: true, gameId: 'a game' } });
  const user = openPage(<JoinButton />);
  const button = screen.getByRole('button', { name: 'Join' });

  button.click();
  button.click();
  await vi.waitFor(() => expect(lobby.commands).toHaveLength(1));
  await vi.waitFor(async () => {
    await user.click(button);
    expect(lobby.commands).toHaveLength(2);
  });
});

function actions() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      {children}
      <Address />
      <Toasts label="Toasts" closeLabel="Close" />
    </MemoryRouter>
  );
  return renderHook(useLobbyActions, { wrapper }).result.current;
}
const refused = (code: string, message = '') => ({ ok: false, code, message });
const admitted = { ok: true, gameId: 'game-1' };

beforeEach(() => {
  logIn(somebody());
  useLobby.setState({ games: { 'game-1': lobbyGame() } });
});

describe('joining a game', () => {
  test('shows that the user is joining, on the page of games', async () => {
    await connectTestLobby({ joingame: admitted });
    const { join } = actions();

    await act(() => join('game-1'));

    expect(addressShown()).toBe('/play');
    expect(useLobby.getState()).toMatchObject({ enteredGameId: 'game-1', joiningGameId: 'game-1' });
  });

  test('whose state has arrived already does not wait for it', async () => {
    await connectTestLobby({ joingame: admitted });
    const { join } = actions();
    act(() => useLobby.setState({ pending: pendingGame() }));

    await act(() => join('game-1'));

    expect(useLobby.getState()).toMatchObject({ enteredGameId: 'game-1', joiningGameId: null });
  });

  test('needs a login', async () => {
    useSession.setState({ status: 'anonymous', user: null, token: null });
    const lobby = await connectTestLobby();
    const { join } = actions();

    await act(() => join('game-1'));

    expect(await screen.findByText('Please login before trying to join a game')).toBeDefined();
    expect(lobby.commands).toEqual([]);
  });

  test('with a password asks for it before anything is sent', async () => {
    useLobby.setState({ games: { 'game-1': lobbyGame({ needsPassword: true }) } });
    const lobby = await connectTestLobby();
    const { join } = actions();

    await act(() => join('game-1'));

    expect(useLobby.getState().password).toEqual({ gameId: 'game-1', how: 'join', error: null });
    expect(lobby.commands).toEqual([]);
  });

  test('that got its password meanwhile asks for it', async () => {
    await connectTestLobby({ joingame: refused('PASSWORD_REQUIRED') });
    const { join } = actions();

    await act(() => join('game-1'));

    expect(useLobby.getState().password).toEqual({ gameId: 'game-1', how: 'join', error: null });
  });

  test.each(['GAME_FULL', 'GAME_STARTED'])('that is refused with %s watches instead', async (code) => {
    const lobby = await connectTestLobby({ joingame: refused(code), watchgame: admitted });
    const { join } = actions();

    await act(() => join('game-1'));

    expect(lobby.commands.map(([command]) => command)).toEqual(['joingame', 'watchgame']);
    expect(addressShown()).toBe('/play');
  });

  test('that is refused for another reason stays and tells it', async () => {
    await connectTestLobby({ joingame: refused('BLOCKED') });
    const { join } = actions();

    await act(() => join('game-1'));

    expect(await screen.findByText(/has blocked the other/)).toBeDefined();
    expect(addressShown()).toBe('/');
    expect(useLobby.getState().joiningGameId).toBeNull();
  });
});

test('watching a full game that is refused does not try again', async () => {
  const lobby = await connectTestLobby({ watchgame: refused('GAME_FULL', 'The game is full.') });
  const { watch } = actions();

  await act(() => watch('game-1'));

  expect(await screen.findByText('The game is full.')).toBeDefined();
  expect(lobby.commands).toHaveLength(1);
});

describe('practice', () => {
  test('against the bot has the level of the user, unless it is given', async () => {
    chooseBotLevel('strong');
    const lobby = await connectTestLobby({ practice: admitted });
    const { practice } = actions();

    await act(async () => expect(await practice()).toBe('game-1'));
    await act(async () => void (await practice({ botLevel: 'first-steps' })));
    chooseBotLevel('steady');

    expect(lobby.commands).toEqual([
      ['practice', { botLevel: 'strong' }],
      ['practice', { botLevel: 'first-steps' }],
    ]);
  });

  test('of both sides has no level', async () => {
    const lobby = await connectTestLobby({ practice: admitted });
    const { practice } = actions();

    await act(async () => void (await practice({ bothSides: true })));

    expect(lobby.commands).toEqual([['practice', { bothSides: true }]]);
  });

  test('that is refused tells the reason of its code', async () => {
    await connectTestLobby({ practice: refused('NO_NODE', 'There is no node.') });
    const { practice } = actions();

    await act(async () => expect(await practice()).toBeUndefined());

    expect(await screen.findByText(/^No game server is available/)).toBeDefined();
    expect(addressShown()).toBe('/');
  });

  test('from a position tells what is wrong with the position', async () => {
    await connectTestLobby({ practice: refused('BAD_REQUEST', 'The hand has no such card.') });
    const { practice } = actions();

    await act(async () => void (await practice({ position: {} as never })));

    expect(await screen.findByText('The hand has no such card.')).toBeDefined();
  });
});

describe('a new game', () => {
  const options = { quickJoin: true, gameFormat: 'normal', gameType: 'casual' } as const;

  test('is entered', async () => {
    await connectTestLobby({ newgame: admitted });
    const { openGame } = actions();

    await act(async () => expect(await openGame(options)).toBeUndefined());

    expect(addressShown()).toBe('/play');
  });

  test.each([
    ['BAD_REQUEST', 'You must select at least one expansion', 'You must select at least one expansion'],
    [
      'UPDATING',
      'An update begins.',
      'The site is about to be updated. New games start again in a few minutes.',
    ],
  ])('that is refused with %s returns why', async (code, message, words) => {
    await connectTestLobby({ newgame: refused(code, message) });
    const { openGame } = actions();

    await act(async () => expect(await openGame(options)).toBe(words));

    expect(addressShown()).toBe('/');
  });
});

describe('within a game', () => {
  test('a chosen deck that is refused is told in the words of the server', async () => {
    await connectTestLobby({ selectdeck: refused('BAD_REQUEST', 'Only alliance decks can be played.') });
    const { selectDeck } = actions();

    await act(async () => expect(await selectDeck('game-1', 5, false)).toBe(false));

    expect(await screen.findByText('Only alliance decks can be played.')).toBeDefined();
  });

  test('a start clears the last error at once', async () => {
    const lobby = await connectTestLobby();
    useLobby.setState({ gameError: 'No such deck' });
    const { start } = actions();

    let started: Promise<void> | undefined;
    act(() => {
      started = start('game-1');
    });
    expect(useLobby.getState().gameError).toBeNull();
    await act(() => started ?? Promise.resolve());

    expect(lobby.commands).toEqual([['startgame', 'game-1']]);
  });

  test('a lost connection is told, and the game is not left', async () => {
    useLobby.setState({ pending: pendingGame() });
    const { leave } = actions();

    await act(() => leave('game-1'));

    expect(await screen.findByText('The lobby did not respond. Please try again.')).toBeDefined();
    await waitFor(() => expect(useLobby.getState().pending).not.toBeNull());
  });
});
