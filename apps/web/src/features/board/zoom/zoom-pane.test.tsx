import { act, screen } from '@testing-library/react';
import type { GameView } from '@amberhall/protocol';
import { afterEach, expect, test } from 'vitest';
import { boardUi } from '../board-ui.ts';
import { withTable } from '../fixture/change-game.ts';
import { CORVANE, midGame } from '../fixture/game.ts';
import { renderBoard } from '../fixture/render-board.tsx';

afterEach(() => act(() => boardUi.reset()));

const button = (name: RegExp) => screen.getByRole('button', { name });
const KRUMP = midGame().table.players[CORVANE]!.battleline[1]!;
const notes = () => [...document.querySelectorAll('.pane .notes li')].map((note) => note.textContent);

test('a zoomed card tells how its values differ from print', async () => {
  const { user } = renderBoard(midGame());

  await user.hover(button(/^Krump,/));

  expect(notes()).toEqual(['Power 11 now, 6 printed', 'with Blood of Titans']);
});

test.each([
  { changes: { armor: 2 }, note: 'Armor 2 now, 0 printed' },
  { changes: { houses: ['mars', 'dis'] as const }, note: 'Current house: Mars and Dis' },
  { changes: { counters: { doom: 2 } }, note: 'Doom counters: 2' },
  { changes: { enhancements: ['amber', 'draw'] as const }, note: 'Enhanced with Æmber and draw' },
])('a zoomed card with $changes notes "$note"', async ({ changes, note }) => {
  const game = midGame();
  const cards = { ...game.table.cards, [KRUMP]: { ...game.table.cards[KRUMP]!, ...changes } };
  const { user } = renderBoard(withTable(game, { cards: cards as GameView['table']['cards'] }));

  await user.hover(button(/^Krump,/));

  expect(notes()).toContain(note);
});

test('a zoomed card shows the text of a card that gives it abilities', async () => {
  const game = midGame();
  const cards = {
    ...game.table.cards,
    [KRUMP]: { ...game.table.cards[KRUMP]!, gainsFrom: ['hunting-witch'] },
  };
  const { user } = renderBoard(withTable(game, { cards }));

  await user.hover(button(/^Krump,/));

  expect(notes().at(-1)).toMatch(/^After you play another creature, gain 1/);
});

test('a card opened to read closes by a click on it', async () => {
  const { user } = renderBoard(midGame());
  act(() => boardUi.openCard({ slug: 'krump', id: KRUMP }));

  await user.click(screen.getByRole('dialog', { name: 'Krump' }));

  expect(screen.queryByRole('dialog')).toBeNull();
});
