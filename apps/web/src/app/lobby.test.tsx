import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { LOBBY_CHANGES } from '../lib/lobby/state.ts';
import { useLobby } from '../lib/lobby/store.ts';
import { lobbyGame, pendingGame } from '../test/lobby-game.ts';
import { openPage } from '../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../test/server.ts';
import { Lobby } from './lobby.tsx';

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const dialog = () => screen.findByRole('dialog');
const dialogCount = () => screen.queryAllByRole('dialog').length;

beforeEach(() => {
  logIn(somebody());
  answerCalls({ 'GET /api/news/': { success: true, news: [] } });
  useLobby.setState({ connection: 'connected', games: {}, users: [], messages: [] });
});

test.each([
  ['New Game', 'New Game'],
  ['Quick Join', 'Quick Join'],
  ['Level and decks', 'Practice against the bot'],
  ['Play both sides', 'Play both sides'],
])('the button %s opens its dialog, which can be closed', async (name, title) => {
  const user = openPage(<Lobby />);

  await user.click(button(name));
  const opened = await dialog();
  expect(within(opened).getByRole('heading', { level: 2 }).textContent).toBe(title);
  await user.click(within(opened).getByRole('button', { name: 'Close' }));

  await waitFor(() => expect(dialogCount()).toBe(0));
});

test('an open dialog for a new game closes when the user enters a game in another way', async () => {
  const user = openPage(<Lobby />);
  await user.click(button('New Game'));
  await dialog();

  act(() => useLobby.setState((lobby) => LOBBY_CHANGES.gamestate(lobby, pendingGame())));

  await waitFor(() => expect(dialogCount()).toBe(0));
});

test('a game with a password asks for it, and the question can be closed', async () => {
  useLobby.setState({ games: { 'game-1': lobbyGame({ needsPassword: true }) } });
  const user = openPage(<Lobby />);

  act(() => useLobby.setState({ password: { gameId: 'game-1', how: 'join', error: null } }));
  const opened = await dialog();
  expect(within(opened).getByText('A quiet table requires a password.')).toBeDefined();
  expect(document.activeElement).toBe(within(opened).getByLabelText('Password'));
  await user.click(within(opened).getByRole('button', { name: 'Cancel' }));

  await waitFor(() => expect(dialogCount()).toBe(0));
  expect(useLobby.getState().password).toBeNull();
});

test('the question for a password closes when its game is removed', async () => {
  useLobby.setState({ games: { 'game-1': lobbyGame({ needsPassword: true }) } });
  openPage(<Lobby />);
  act(() => useLobby.setState({ password: { gameId: 'game-1', how: 'watch', error: null } }));
  await dialog();

  act(() => useLobby.setState((lobby) => LOBBY_CHANGES.removegame(lobby, [lobbyGame()])));

  await waitFor(() => expect(dialogCount()).toBe(0));
});
