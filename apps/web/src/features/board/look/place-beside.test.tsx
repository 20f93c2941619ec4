import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { boardUi } from '../board-ui.ts';
import { midGame, PROMPTS } from '../fixture/game.ts';
import { renderBoard } from '../fixture/render-board.tsx';

afterEach(() => {
  act(() => boardUi.reset());
  vi.restoreAllMocks();
});

test('the menu of a card follows its card when the window changes', () => {
  let left = 100;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.hasAttribute('data-card-id') ? new DOMRect(left, 200, 80, 100) : new DOMRect(0, 0, 1440, 900);
  });
  const game = midGame(PROMPTS.waiting);
  renderBoard({ ...game, table: { ...game.table, manual: true } });
  const [creature] = game.table.players['Wren']?.battleline ?? [];
  act(() => boardUi.openManual(creature ?? null));
  const menu = screen.getByRole('menu');
  expect(menu.style.left).toBe('190px');

  left = 500;
  fireEvent(window, new Event('resize'));

  expect(menu.style.left).toBe('590px');
});
