import { screen, within } from '@testing-library/react';
import type { GameView, PlayerTally, Tally } from '@amberhall/protocol';
import { expect, test } from 'vitest';
import { withPerson, withTable } from '../fixture/change-game.ts';
import { CORVANE, midGame, WREN } from '../fixture/game.ts';
import { renderPart } from '../fixture/render-board.tsx';
import { Summary } from './summary.tsx';

const done = (changes: Partial<PlayerTally>): PlayerTally => ({
  amberGained: 0,
  amberTaken: 0,
  cardsPlayed: 0,
  reaps: 0,
  damage: 0,
  destroyed: 0,
  houses: {},
  ...changes,
});

const TALLY: Tally = {
  turns: [
    { player: WREN, amber: [3, 0], keys: [1, 0] },
    { player: CORVANE, amber: [3, 5], keys: [1, 2] },
  ],
  players: {
    [WREN]: done({ amberGained: 14, cardsPlayed: 21, houses: { logos: 3, shadows: 1 } }),
    [CORVANE]: done({ amberTaken: 6, damage: 40, destroyed: 9, houses: { mars: 2 } }),
  },
};

const show = (game: GameView, tally = TALLY) => renderPart(<Summary />, withTable(game, { tally }));
const row = (name: string) =>
  within(screen.getByRole('rowheader', { name }).closest('tr')!)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('a table without a tally has no summary', () => {
  renderPart(<Summary />, midGame());

  expect(screen.queryByRole('region')).toBeNull();
});

test('the numbers of the viewer are on the left, under the name', () => {
  show(midGame());

  const names = screen.getAllByRole('columnheader').map((header) => header.textContent);
  expect(names).toEqual(['Wren', 'The game', 'Corvane']);
  expect(row('Æmber gained')).toEqual(['14', '0']);
  expect(row('Stolen or captured')).toEqual(['0', '6']);
  expect(row('Cards played')).toEqual(['21', '0']);
  expect(row('Reaps')).toEqual(['0', '0']);
  expect(row('Damage dealt')).toEqual(['0', '40']);
  expect(row('Creatures destroyed')).toEqual(['0', '9']);
});

test('the other player has the own numbers on the left', () => {
  show(midGame(undefined, { seat: CORVANE }));

  expect(row('Æmber gained')).toEqual(['0', '14']);
});

test.each([
  { first: WREN, keys: 'Wren: 1 of 3 keys, Corvane: 2 of 3 keys' },
  { first: CORVANE, keys: 'Wren: 2 of 3 keys, Corvane: 1 of 3 keys' },
])('the numbers of each turn begin with the first player, here $first', ({ first, keys }) => {
  show(withTable(midGame(), { startingPlayer: first }));

  expect(screen.getByRole('img', { name: keys })).toBeTruthy();
});

test.each([
  { endedAt: '2026-05-01T12:31:20.000Z', text: '31 min' },
  { endedAt: '2026-05-01T12:31:40.000Z', text: '32 min' },
  { endedAt: '2026-05-01T12:00:05.000Z', text: '1 min' },
])('a game from 12:00:00 to $endedAt took $text', ({ endedAt, text }) => {
  show(midGame(undefined, { endedAt }));

  expect(screen.getByText(text)).toBeTruthy();
});

test('the summary of a running game says the turns and no length', () => {
  show(midGame());

  expect(screen.getByText('Turns: 2')).toBeTruthy();
  expect(screen.queryByText(/ min$/)).toBeNull();
});

const deckOf = (name: string) => screen.getByText(name).closest('li')?.textContent;

test('each deck is listed with how often its houses were chosen', () => {
  show(midGame());

  expect(deckOf('Quiet Tide, Long Memory')).toBe(
    'Quiet Tide, Long MemoryHouses chosen: Logos × 3, Shadows × 1',
  );
  expect(deckOf('Ashen Bell of the North Tower')).toBe(
    'Ashen Bell of the North TowerHouses chosen: Mars × 2',
  );
});

test('a hidden deck is named after its player', () => {
  const { deck: _, ...person } = midGame().people[CORVANE]!;
  const game = { ...midGame(), people: { ...midGame().people, [CORVANE]: person } };

  show(withPerson(game, WREN, { wins: 2 }));

  expect(within(screen.getByRole('list')).getByText('Corvane')).toBeTruthy();
  expect(screen.queryByText('Ashen Bell of the North Tower')).toBeNull();
});
