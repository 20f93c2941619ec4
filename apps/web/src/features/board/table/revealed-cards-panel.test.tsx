import { act, screen, within } from '@testing-library/react';
import type { CardView, GameView, ViewChanges } from '@amberhall/protocol';
import { expect, test } from 'vitest';
import { useBoardUi } from '../board-ui.ts';
import { CORVANE, midGame, PROMPTS, WREN } from '../fixture/game.ts';
import { renderBoard } from '../fixture/render-board.tsx';
import { applyMessage } from '../game/game-store.ts';

const panel = () => screen.queryByRole('region', { name: 'Cards you are looking at' });

function withCards(game: GameView, ...added: CardView[]): GameView {
  const cards = { ...game.table.cards, ...Object.fromEntries(added.map((card) => [card.id, card])) };
  return { ...game, table: { ...game.table, cards } };
}

const inHand = (game: GameView): CardView => ({
  id: game.table.players[CORVANE]!.hand[0]!,
  owner: CORVANE,
  zone: 'hand',
  slug: 'troll',
});

test('a player who looks at a hand sees its cards, zoomed on hover', async () => {
  const game = midGame(PROMPTS.main);
  const { user, sent } = renderBoard(withCards(game, inHand(game)));

  const list = within(panel()!).getByRole('list', { name: 'Corvane’s hand' });
  const cards = within(list).getAllByRole('button');
  expect(cards).toHaveLength(1);
  expect(cards[0]!.textContent).toMatch(/^Troll, Brobnar/);
  await user.hover(cards[0]!);

  expect(useBoardUi.getState().zoomed?.slug).toBe('troll');
  expect(sent).toEqual([]);
});

test('cards of a deck and of a hand are listed separately', () => {
  const game = midGame(PROMPTS.main);
  renderBoard(withCards(game, inHand(game), { id: 'd1', owner: WREN, zone: 'deck', slug: 'krump' }));

  const deck = within(panel()!).getByRole('list', { name: 'Wren’s deck' });
  expect(within(deck).getByRole('button', { name: /^Krump/ })).toBeTruthy();
  expect(within(deck).queryByRole('button', { name: /^Troll/ })).toBeNull();
});

test('the cards can be hidden and shown again', async () => {
  const game = midGame(PROMPTS.main);
  const { user } = renderBoard(withCards(game, inHand(game)));

  await user.click(within(panel()!).getByRole('button', { name: 'Show board' }));
  expect(within(panel()!).queryByRole('list')).toBeNull();
  await user.click(within(panel()!).getByRole('button', { name: 'Show cards' }));

  expect(within(panel()!).getByRole('list')).toBeTruthy();
});

test('the cards disappear when the look is over', () => {
  const game = midGame(PROMPTS.main);
  const card = inHand(game);
  const { store } = renderBoard(withCards(game, card));
  expect(panel()).not.toBeNull();

  const hidden: ViewChanges = {};
  hidden[`.${card.id}`] = { '-': ['slug'], '=facedown': true };
  act(() => {
    const changes = { '.table': { '.cards': hidden } };
    applyMessage(store, { type: 'patch', base: 1, rev: 2, changes });
  });

  expect(panel()).toBeNull();
});

test('[1.3.8] a faceup card in archives is not shown as a hidden one', () => {
  const game = midGame(PROMPTS.main);
  const lying = { owner: CORVANE, zone: 'archives', slug: 'the-archivist' } as const;
  renderBoard(withCards(game, { id: 'a1', ...lying, faceup: true }, { id: 'a2', ...lying, slug: 'krump' }));

  const archives = within(panel()!).getByRole('list', { name: 'Corvane’s archives' });
  expect(within(archives).getAllByRole('button')).toHaveLength(1);
  expect(within(archives).getByRole('button', { name: /^Krump/ })).toBeTruthy();
});

test('cards that a prompt shows are not shown twice', () => {
  const game = midGame();
  const card = inHand(game);
  const asking = midGame({ ...PROMPTS.pile, selectable: [card.id] });
  renderBoard(withCards(asking, card));

  expect(screen.getByRole('region', { name: 'Cards to choose from' })).toBeTruthy();
  expect(panel()).toBeNull();
});

test('the own hidden cards, and those visible to spectators, are not listed', () => {
  const game = midGame(PROMPTS.main, { seat: null, showHand: true });
  renderBoard(withCards(game, inHand(game)));

  expect(panel()).toBeNull();
});
