import { act, screen, waitFor } from '@testing-library/react';
import type { GameView } from '@amberhall/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { boardUi } from '../board-ui.ts';
import { midGame, PROMPTS } from '../fixture/game.ts';
import { renderBoard } from '../fixture/render-board.tsx';

afterEach(() => {
  act(() => boardUi.reset());
  vi.restoreAllMocks();
});

/** Opens the menu of a card whose distance to the left edge is `left`. @returns the menu, and a function that reverses the row */
function openCardMenu(left: () => number) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.hasAttribute('data-card-id')
      ? new DOMRect(left(), 200, 80, 100)
      : new DOMRect(0, 0, 1440, 900);
  });
  const game = midGame(PROMPTS.waiting);
  const { table } = game;
  const wren = table.players['Wren']!;
  const byHand = (battleline: readonly string[]): GameView => ({
    ...game,
    table: { ...table, manual: true, players: { ...table.players, Wren: { ...wren, battleline } } },
  });
  const { store } = renderBoard(byHand(wren.battleline));
  act(() => boardUi.openManual(wren.battleline[0] ?? null));
  return {
    menu: screen.getByRole('menu'),
    reverseRow: () => act(() => store.setState({ game: byHand(wren.battleline.toReversed()) })),
  };
}

test('a card menu follows its card when the row is reordered', async () => {
  let left = 100;
  const { menu, reverseRow } = openCardMenu(() => left);
  expect(menu.style.left).toBe('190px');

  left = 500;
  reverseRow();

  await waitFor(() => expect(menu.style.left).toBe('590px'));
});

test.each([
  ['right', 500, '295px'],
  ['left', 1300, '545px'],
])('an enlarged card menu is beside the middle of its card, on the %s', async (_, left, place) => {
  const { menu, reverseRow } = openCardMenu(() => left);
  const enlarged = { currentCSSZoom: 2, offsetWidth: 100, offsetHeight: 60 };
  for (const [name, value] of Object.entries(enlarged)) Object.defineProperty(menu, name, { value });

  reverseRow();

  await waitFor(() => expect(menu.style.left).toBe(place));
  expect(menu.style.top).toBe('95px');
});
