import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { boardUi } from '../board-ui.ts';
import { withPerson } from '../fixture/change-game.ts';
import { CORVANE, midGame } from '../fixture/game.ts';
import { renderBoard } from '../fixture/render-board.tsx';

afterEach(() => act(() => boardUi.reset()));

const DECK = 'Ashen Bell of the North Tower';
const opponent = () => within(screen.getByRole('region', { name: 'Corvane’s stats' }));

test('the name of a deck opens its list', async () => {
  const cards = [
    { slug: 'troll', house: 'brobnar' },
    { slug: 'troll', house: 'brobnar' },
    { slug: 'zorg', house: 'mars' },
  ];
  const { sent, user } = renderBoard(midGame(), { ok: true, cards });

  await user.click(opponent().getByRole('button', { name: DECK }));

  expect(sent).toEqual([['showDeckList', CORVANE]]);
  const list = within(screen.getByRole('region', { name: DECK }));
  expect((await list.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'Troll×2',
    'Zorg',
  ]);
  const emblems = list
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.querySelector('use')?.getAttribute('href')?.replace(/^.*#/, ''));
  expect(emblems).toEqual(['h-brobnar', 'h-mars']);
});

test('a hidden deck has no list', () => {
  renderBoard(withPerson(midGame(), CORVANE, { deck: null }));

  expect(opponent().queryByRole('button', { name: DECK })).toBeNull();
});
