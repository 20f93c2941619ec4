import { afterEach, expect, test } from 'vitest';
import { boardUi, useBoardUi } from './board-ui.ts';

afterEach(() => boardUi.reset());

test('a card that a text names is zoomed, and pointed out if it is on the table', () => {
  boardUi.pointOut({ slug: 'krump', id: 'c1' });
  expect(useBoardUi.getState()).toMatchObject({ zoomed: { slug: 'krump' }, pointedOutCard: 'c1' });

  boardUi.pointOut({ slug: 'krump' });
  expect(useBoardUi.getState()).toMatchObject({ zoomed: { slug: 'krump' }, pointedOutCard: null });

  boardUi.pointOut(null);
  expect(useBoardUi.getState()).toMatchObject({ zoomed: null, pointedOutCard: null });
});

test('an open pile is closed by its own button, and replaced by another pile', () => {
  boardUi.togglePile({ player: 'wren', zone: 'discard' });
  boardUi.togglePile({ player: 'wren', zone: 'archives' });
  expect(useBoardUi.getState().openPile).toEqual({ player: 'wren', zone: 'archives' });

  boardUi.togglePile({ player: 'corvane', zone: 'archives' });
  expect(useBoardUi.getState().openPile).toEqual({ player: 'corvane', zone: 'archives' });

  boardUi.togglePile({ player: 'corvane', zone: 'archives' });
  expect(useBoardUi.getState().openPile).toBeNull();
});

test('a card is closed together with the reason why it cannot act', () => {
  boardUi.openCard({ slug: 'krump', id: 'c1' });
  boardUi.showObstacle({ card: 'c1', why: { key: 'obstacle.exhausted', args: {} } });

  boardUi.closeCard();

  expect(useBoardUi.getState()).toMatchObject({ openCard: null, obstacle: null });
});

test('overlays are closed one after the other, the topmost first', () => {
  boardUi.showLog(true);
  boardUi.togglePile({ player: 'wren', zone: 'discard' });
  boardUi.openCard({ slug: 'krump' });
  boardUi.showDeckList('corvane');
  boardUi.showDeck(true);
  boardUi.openManual('c1');
  const open = () => {
    const { isLogOpen, openPile, openCard, deckListOf, isDeckOpen, manualCard } = useBoardUi.getState();
    return [isLogOpen, openPile, openCard, deckListOf, isDeckOpen, manualCard].filter(Boolean).length;
  };

  const counts = Array.from({ length: 6 }, () => [boardUi.closeTop(), open()]);

  expect(counts).toEqual([5, 4, 3, 2, 1, 0].map((count) => [true, count]));
  expect(useBoardUi.getState().isLogOpen).toBe(false);
  expect(boardUi.closeTop()).toBe(false);
});
