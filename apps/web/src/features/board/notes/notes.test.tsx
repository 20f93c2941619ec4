import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { midGame } from '../fixture/game.ts';
import { withPlayer } from '../fixture/change-game.ts';
import { renderBoard } from '../fixture/render-board.tsx';

const note = async (anchor: Element) => {
  fireEvent.pointerEnter(anchor, { pointerType: 'mouse' });
  return screen.findByRole('tooltip');
};
const inBar = () => within(screen.getByRole('region', { name: 'Wren’s stats' }));

test('the pool says which cards change the cost of a key', async () => {
  const changes = { amber: 5, keyCost: 8, keyCostChanges: [{ slug: 'iron-obelisk', by: 2 }] };
  renderBoard(withPlayer(midGame(), 'Wren', changes));

  const text = (await note(inBar().getByRole('button', { name: /a key costs 8/ }))).textContent;

  expect(text).toContain('A key costs 6Iron Obelisk+2');
});

test('chains say how many cards they cost', async () => {
  renderBoard(withPlayer(midGame(), 'Wren', { chains: 8 }));

  const chains = await note(inBar().getByRole('button', { name: '8 chains' }));

  expect(chains.textContent).toContain('draws 2 fewer');
  expect(chains.querySelector('[data-current]')?.textContent).toBe('7–12−2');
});

test('a pile says what it is until the pointer leaves, even if it is empty', async () => {
  renderBoard(withPlayer(midGame(), 'Wren', { purged: [] }));
  const side = screen.getByRole('region', { name: 'Wren’s side' });
  const pile = within(side).getByText('Purged, 0 cards').closest('li')!;

  expect((await note(pile)).textContent).toBe('Purged, 0 cardsOut of the game.');
  fireEvent.pointerLeave(pile, { pointerType: 'mouse' });

  expect(screen.queryByRole('tooltip')).toBeNull();
});
