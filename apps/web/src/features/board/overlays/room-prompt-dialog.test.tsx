import { act, screen, within } from '@testing-library/react';
import type { GameView } from '@amberhall/protocol';
import { afterEach, expect, test } from 'vitest';
import { boardUi } from '../board-ui.ts';
import { CORVANE, midGame, PROMPTS, WREN } from '../fixture/game.ts';
import { renderBoard } from '../fixture/render-board.tsx';

afterEach(() => act(() => boardUi.reset()));

const dialog = () => within(screen.getByRole('dialog'));

const over = (changes: Partial<GameView> = {}) =>
  midGame(PROMPTS.waiting, {
    roomPrompt: {
      ...PROMPTS.waiting,
      id: 'room-1',
      kind: 'over',
      title: { key: 'room.won.title' },
      controls: [{ id: 'same', kind: 'option', label: { key: 'room.rematch.same' } }],
    },
    winner: WREN,
    winReason: 'keys',
    ...changes,
  });

test.each([
  { viewer: 'the winner', changes: {}, outcome: 'Victory' },
  { viewer: 'the loser', changes: { winner: CORVANE }, outcome: 'Defeat' },
  { viewer: 'a spectator', changes: { seat: null }, outcome: 'The game is over' },
])('at the end of the game $viewer reads "$outcome"', ({ changes, outcome }) => {
  renderBoard(over(changes));

  expect(dialog().getByText(outcome)).toBeTruthy();
});

test.each<{ winReason: GameView['winReason']; text: string }>([
  { winReason: 'keys', text: 'The third key was forged' },
  { winReason: 'concede', text: 'By concession' },
  { winReason: 'amber after time', text: 'By Æmber when time ran out' },
])('a game won by "$winReason" explains "$text"', ({ winReason, text }) => {
  renderBoard(over({ winReason }));

  expect(dialog().getByText(text)).toBeTruthy();
});

test('the end of the game shows the keys of both players', () => {
  renderBoard(over());

  expect(dialog().getAllByRole('list', { name: 'Keys' })).toHaveLength(2);
  expect(dialog().getAllByRole('img', { name: /is forged$/ })).toHaveLength(3);
});

test('the finished game can be watched again in another window', () => {
  renderBoard(over());

  const link = dialog().getByRole('link');
  expect(link.getAttribute('href')).toBe('/replay/game');
  expect(link.getAttribute('target')).toBe('_blank');
});

test('a question of the room in a running game offers no replay and no result', () => {
  renderBoard(over({ winner: null, winReason: null }));

  expect(dialog().queryByRole('link')).toBeNull();
  expect(dialog().queryByText('Victory')).toBeNull();
});

test('a closed question of the room opens again when another one follows', async () => {
  const { store, user } = renderBoard(over());
  await user.click(dialog().getByRole('button', { name: 'Show board' }));
  expect(screen.queryByRole('dialog')).toBeNull();

  const game = over();
  act(() => store.setState({ game: { ...game, roomPrompt: { ...game.roomPrompt!, id: 'room-2' } } }));

  expect(dialog().getByRole('button', { name: 'Rematch: Same Decks' })).toBeTruthy();
});
