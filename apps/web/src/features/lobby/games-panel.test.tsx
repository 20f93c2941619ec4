import type { LobbyGame } from '@amberhall/protocol';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { initialLobby } from '../../lib/lobby/state.ts';
import { useLobby } from '../../lib/lobby/store.ts';
import { useSession } from '../../lib/session.ts';
import { openPage } from '../../test/open-page.tsx';
import { logIn, somebody } from '../../test/server.ts';
import { OPEN_FILTER, setGameFilter } from './game-filter.ts';
import { GamesPanel } from './games-panel.tsx';

const game = (number: number): LobbyGame => {
  const username = `Player${number}`;
  return {
    id: `game-${number}`,
    name: `Table ${number}`,
    gameType: 'casual',
    gameFormat: 'normal',
    createdAt: '2026-11-20T10:00:00.000Z',
    players: { [username]: { username, name: username, avatar: null, role: 'user', wins: 0, deck: {} } },
    spectators: [],
  } as unknown as LobbyGame;
};

function openWith(count: number) {
  const games = Array.from({ length: count }, (_, index) => game(index));
  useLobby.setState({
    ...initialLobby,
    connection: 'connected',
    games: Object.fromEntries(games.map((each) => [each.id, each])),
  });
  return openPage(<GamesPanel />);
}

beforeEach(() => {
  logIn(somebody());
  setGameFilter(OPEN_FILTER);
});

test('a crowded lobby shows its first games and how many there are', () => {
  openWith(200);

  expect(screen.getAllByText(/^Table \d+$/)).toHaveLength(20);
  expect(screen.getByText('20 of 200')).toBeDefined();
});

test('games are found by their name and by their players', async () => {
  const user = openWith(40);
  const field = screen.getByRole('searchbox', { name: 'Search games and players' });

  await user.type(field, 'table 39');
  await waitFor(() => expect(screen.getAllByText(/^Table \d+$/)).toHaveLength(1));
  await user.clear(field);
  await user.type(field, 'PLAYER38');
  expect(await screen.findByText('Table 38')).toBeDefined();
  await user.type(field, '?');

  expect(await screen.findByText(/no games matching the filters/)).toBeDefined();
});

test('a quiet lobby has no field to search', () => {
  openWith(5);

  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('a lobby without games says what can be done without an opponent', () => {
  openWith(0);

  expect(screen.getByText(/^No games are currently in progress/)).toBeDefined();
  expect(screen.getByRole('link', { name: /^Learn in two minutes/ }).getAttribute('href')).toBe('/learn');
  expect(screen.getByRole('link', { name: /^Browse the cards/ }).getAttribute('href')).toBe('/cards');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Play against the bot/ }).disabled).toBe(
    false,
  );
  expect(screen.queryByRole('group', { name: 'Filters' })).toBeNull();
});

test('without the lobby the bot cannot be played', () => {
  openWith(0);
  act(() => useLobby.setState({ connection: 'disconnected' }));

  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Play against the bot/ }).disabled).toBe(
    true,
  );
});

test('visitors are told to log in before they start a game', () => {
  useSession.setState({ status: 'anonymous', user: null, token: null });
  openWith(1);

  expect(screen.getByText('Please log in to be able to start a new game')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
  for (const name of ['New Game', 'Quick Join']) {
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
  }
});

test('members are not told to log in', () => {
  openWith(1);

  expect(screen.queryByText('Please log in to be able to start a new game')).toBeNull();
});

test('only games that have not started are listed on request, also at the next visit', async () => {
  openWith(0);
  const user = userEvent.setup();
  act(() => useLobby.setState({ games: { a: game(1), b: { ...game(2), id: 'b', started: true } } }));
  expect(screen.getAllByText(/^Table \d+$/)).toHaveLength(2);

  await user.click(screen.getByText('New games only'));
  expect(screen.getAllByText(/^Table \d+$/).map(({ textContent }) => textContent)).toEqual(['Table 1']);
  cleanup();
  openPage(<GamesPanel />);

  expect(screen.getAllByText(/^Table \d+$/)).toHaveLength(1);
});

test('filters that leave no game can be cleared', async () => {
  setGameFilter({ onlyShowNew: true });
  openWith(0);
  const user = userEvent.setup();
  act(() => useLobby.setState({ games: { b: { ...game(2), id: 'b', started: true } } }));
  expect(screen.getByText('There are no games matching the filters you have selected')).toBeDefined();

  await user.click(
    within(screen.getByText(/^There are no games/).parentElement!).getByRole('button', {
      name: 'Clear filters',
    }),
  );

  expect(screen.getByText('Table 2')).toBeDefined();
});

test('the list says that it is loading until the lobby has sent it', () => {
  openPage(<GamesPanel />);

  expect(screen.getByRole('status').textContent).toBe('Loading games...');
  expect(screen.queryByText(/^No games are currently in progress/)).toBeNull();
});

test('without a connection the last games stay visible, but cannot be used', () => {
  openWith(1);
  act(() => useLobby.setState({ connection: 'disconnected' }));

  expect(screen.getByText(/^The connection to the lobby has been lost/)).toBeDefined();
  expect(screen.getByText('Table 0').closest('[inert]')).not.toBeNull();
});
