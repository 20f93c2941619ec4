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
  { viewer: 'a spectator', changes: { seat: null, roomPrompt: null }, outcome: 'Wren wins' },
])('at the end of the game $viewer reads "$outcome"', ({ changes, outcome }) => {
  renderBoard(over(changes));

  expect(
    dialog()
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual([outcome]);
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

test('a finished game shows how amber and keys stood and what each player did', () => {
  const none = {
    amberGained: 0,
    amberTaken: 0,
    cardsPlayed: 0,
    reaps: 0,
    damage: 0,
    destroyed: 0,
    houses: {},
  };
  const game = over({ startedAt: '2026-05-01T12:00:00Z', endedAt: '2026-05-01T12:24:10Z' });
  const tally = {
    turns: [
      { player: WREN, amber: [2, 6] as [number, number], keys: [2, 0] as [number, number] },
      { player: CORVANE, amber: [0, 6] as [number, number], keys: [3, 0] as [number, number] },
    ],
    players: { [WREN]: { ...none, reaps: 9, houses: { dis: 4 } }, [CORVANE]: { ...none, reaps: 2 } },
  };
  renderBoard({ ...game, table: { ...game.table, tally } });

  const summary = within(dialog().getByRole('region', { name: 'The game' }));
  expect(summary.getByText('Turns: 2')).toBeTruthy();
  expect(summary.getByText('24 min')).toBeTruthy();
  expect(summary.getByRole('row', { name: /Reaps/ }).textContent).toBe('9Reaps2');
  expect(summary.getByText(/Dis × 4/)).toBeTruthy();
  expect(summary.getByRole('img', { name: /Wren: \d of 3 keys, Corvane: \d of 3 keys/ })).toBeTruthy();
});

test('a spectator can put the result aside to see the table', async () => {
  const { user } = renderBoard(over({ seat: null, roomPrompt: null }));

  await user.click(dialog().getByRole('button', { name: 'Show board' }));

  expect(screen.queryByRole('dialog')).toBeNull();
});
