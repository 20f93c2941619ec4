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

test('a card menu follows its card when the row is reordered', async () => {
  let left = 100;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.hasAttribute('data-card-id') ? new DOMRect(left, 200, 80, 100) : new DOMRect(0, 0, 1440, 900);
  });
  const game = midGame(PROMPTS.waiting);
  const { table } = game;
  const wren = table.players['Wren']!;
  const byHand = (battleline: string[]): GameView => ({
    ...game,
    table: { ...table, manual: true, players: { ...table.players, Wren: { ...wren, battleline } } },
  });
  const { store } = renderBoard(byHand(wren.battleline));
  act(() => boardUi.openManual(wren.battleline[0] ?? null));
  const menu = screen.getByRole('menu');
  expect(menu.style.left).toBe('190px');

  left = 500;
  act(() => store.setState({ game: byHand(wren.battleline.toReversed()) }));

  await waitFor(() => expect(menu.style.left).toBe('590px'));
});
