import { act, screen, waitFor, within } from '@testing-library/react';
import type { GameView } from '@amberhall/protocol';
import { afterEach, expect, test } from 'vitest';
import { boardUi } from '../board-ui.ts';
import { withPerson } from '../fixture/change-game.ts';
import { CORVANE, midGame, PROMPTS } from '../fixture/game.ts';
import { renderBoard } from '../fixture/render-board.tsx';

afterEach(() => act(() => boardUi.reset()));

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const dialog = () => within(screen.getByRole('dialog'));

/** Renders a game, opens its menu, and chooses an item. */
async function choose(game: GameView, name: string) {
  const board = renderBoard(game);
  await board.user.click(button('Game menu'));
  await board.user.click(screen.getByRole('menuitem', { name }));
  return board;
}

test('conceding asks for confirmation, and then sends it once', async () => {
  const { sent, user, hasLeft } = await choose(midGame(), 'Concede');
  expect(dialog().getByText('Are you sure you want to concede this game?')).toBeTruthy();
  expect(sent).toEqual([]);

  await user.click(dialog().getByRole('button', { name: 'Concede' }));

  expect(sent).toEqual([['concede']]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(hasLeft()).toBe(false);
});

test.each(['Concede', 'Leave Game'])('"%s" can be taken back in its dialog', async (name) => {
  const { sent, user, hasLeft } = await choose(midGame(), name);

  await user.click(dialog().getByRole('button', { name: 'Keep playing' }));

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent).toEqual([]);
  expect(hasLeft()).toBe(false);
});

test.each([
  { name: 'a spectator', game: midGame(PROMPTS.waiting, { seat: null }) },
  {
    name: 'a player of a finished game',
    game: midGame(PROMPTS.waiting, { winner: CORVANE, winReason: 'keys' }),
  },
  { name: 'a player whose opponent has left', game: withPerson(midGame(), CORVANE, { left: true }) },
])('$name leaves without a question', async ({ game }) => {
  const { sent, hasLeft } = await choose(game, 'Leave Game');

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent).toEqual([['leavegame']]);
  await waitFor(() => expect(hasLeft()).toBe(true));
});

test('a player whose opponent is only disconnected is asked before leaving', async () => {
  const { sent } = await choose(withPerson(midGame(), CORVANE, { disconnected: true }), 'Leave Game');

  expect(dialog().getByRole('button', { name: 'Leave' })).toBeTruthy();
  expect(sent).toEqual([]);
});

test.each(['Concede', 'Leave Game'])('the question about "%s" closes when the game ends', async (name) => {
  const { store, sent } = await choose(midGame(), name);
  expect(screen.getByRole('dialog')).toBeTruthy();

  const ended = midGame(PROMPTS.waiting, { winner: CORVANE, winReason: 'concede' });
  act(() => store.setState({ game: ended }));

  expect(screen.queryByText(/^Are you sure/)).toBeNull();
  expect(sent).toEqual([]);
});
