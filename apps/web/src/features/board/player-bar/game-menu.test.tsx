import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { boardUi } from '../board-ui.ts';
import { CORVANE, midGame, PROMPTS, WREN } from '../fixture/game.ts';
import { renderBoard } from '../fixture/render-board.tsx';

afterEach(() => act(() => boardUi.reset()));

const button = (name: string) => screen.getByRole('button', { name });
const DECKS = ['Quiet Tide, Long Memory', 'Ashen Bell of the North Tower'];
/** Besides the deck lists. */
const menuItems = () =>
  screen
    .getAllByRole('menuitem')
    .map((item) => item.textContent)
    .filter((text) => !DECKS.includes(text));

test('a player can open settings, help, manual mode, muting, conceding and leaving from the menu', async () => {
  const { user } = renderBoard(midGame());

  await user.click(button('Game menu'));

  expect(menuItems()).toEqual([
    'Settings',
    'Keyboard',
    'Turn manual mode on',
    'Mute spectators',
    'Concede',
    'Leave Game',
  ]);
});

test('spectators can open settings and help and leave from the menu', async () => {
  const { user } = renderBoard(midGame(PROMPTS.waiting, { seat: null }));

  await user.click(button('Game menu'));

  expect(menuItems()).toEqual(['Settings', 'Keyboard', 'Leave Game']);
});

test('a finished game cannot be conceded from the menu', async () => {
  const { user } = renderBoard(midGame(PROMPTS.waiting, { winner: WREN, winReason: 'keys' }));

  await user.click(button('Game menu'));

  expect(menuItems()).toEqual(['Settings', 'Keyboard', 'Mute spectators', 'Leave Game']);
});

test('the menu names the spectators and shows the match record', async () => {
  const { user } = renderBoard(midGame());

  await user.click(button('Game menu'));

  expect(within(screen.getByRole('menu')).getByText('1 spectator')).toBeTruthy();
  expect(within(screen.getByRole('menu')).getByText('Ilse')).toBeTruthy();
  expect(within(screen.getByRole('menu')).getByText('Match record: Wren 1, Corvane 0')).toBeTruthy();
});

test('Escape closes the menu and returns the focus to its button', async () => {
  const { user } = renderBoard(midGame());
  await user.click(button('Game menu'));
  expect(button('Game menu').getAttribute('aria-expanded')).toBe('true');

  await user.keyboard('{Escape}');

  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button('Game menu'));
});

test('a click beside the menu closes it', async () => {
  const { user } = renderBoard(midGame());
  await user.click(button('Game menu'));

  await user.click(screen.getByRole('region', { name: 'Your decision' }));

  expect(screen.queryByRole('menu')).toBeNull();
});

test('the menu opens the list of each deck that is not hidden', async () => {
  const { sent, user } = renderBoard(midGame());

  await user.click(button('Game menu'));
  await user.click(screen.getByRole('menuitem', { name: DECKS[1] ?? '' }));

  expect(sent).toEqual([['showDeckList', CORVANE]]);
  expect(screen.getByRole('region', { name: DECKS[1] ?? '' })).toBeTruthy();
});
