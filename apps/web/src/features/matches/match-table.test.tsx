import type { Match, MatchSort } from '@amberhall/protocol';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { closeFault, useFaultTarget } from '../../moderation/fault-target.ts';
import { openPage } from '../../test/open-page.tsx';
import { logIn, somebody } from '../../test/server.ts';
import type { Sorting } from '../../ui/sort-choice.tsx';
import { finishedMatch } from './fixture.ts';
import { MatchTable } from './match-table.tsx';

const BOT = 'Bot (steady)';

function open(
  changes: Partial<Match> = {},
  sorting: Sorting<MatchSort> = { sort: 'started', sortDir: 'desc' },
) {
  const orders: Sorting<MatchSort>[] = [];
  const user = openPage(
    <MatchTable matches={[finishedMatch(changes)]} sorting={sorting} onSort={(by) => orders.push(by)} />,
  );
  return { orders, user };
}
const row = () => screen.getAllByRole('row')[1] ?? document.body;
/** The text of a cell without its label for small screens. */
const cell = (column: MatchSort) => row().querySelector(`[data-column="${column}"]`)?.lastChild?.textContent;

beforeEach(() => logIn(somebody()));
afterEach(closeFault);

describe('a match', () => {
  test('has the own keys before those of the opponent', () => {
    open();

    expect(cell('keys')).toBe('3 – 1');
  });

  test('shows decks, the reason and how long it was', () => {
    open();

    expect(cell('myDeck')).toBe('Old Brine');
    expect(cell('opponentDeck')).toBe('–');
    expect(cell('reason')).toBe('Keys');
    expect(cell('duration')).toBe('30 minutes');
  });

  test('that was won is marked', () => {
    open();

    expect(row().dataset['won']).toBe('true');
  });

  test('that was lost is not marked', () => {
    open({ winner: 'Nils' });

    expect(row().dataset['won']).toBeUndefined();
  });

  test('without a winner says so', () => {
    open({ winner: null, winReason: null, finishedAt: null });

    expect(cell('winner')).toBe('No winner');
    expect(cell('reason')).toBe('–');
    expect(cell('duration')).toBe('–');
  });

  test('of a minute is in the singular', () => {
    open({ finishedAt: '2026-11-01T12:01:00.000Z' });

    expect(cell('duration')).toBe('1 minute');
  });

  test('against a bot is practice, and its name leads nowhere', () => {
    open({
      practice: true,
      winner: BOT,
      players: [finishedMatch().players[0], { name: BOT, keys: 3, deck: null }],
    });

    expect(cell('type')).toBe('Practice');
    expect(cell('opponent')).toBe(BOT);
    expect(within(row()).queryByRole('link')).toBeNull();
  });

  test('with its replay leads to it', () => {
    open({ replay: true });

    const link = screen.getByRole('link', { name: 'Watch the replay of the game against Nils' });
    expect(link.getAttribute('href')).toBe('/replay/game-1');
  });

  test('without a replay can still be reported', async () => {
    const { user } = open();

    expect(screen.queryByRole('link', { name: /^Watch/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Report a fault in the game against Nils' }));

    expect(useFaultTarget.getState().target).toEqual({ gameId: 'game-1' });
  });

  test('offers its deck only in a sealed game', () => {
    open();

    expect(screen.queryByRole('button', { name: 'Keep this deck' })).toBeNull();
  });
});

describe('the order', () => {
  test.each([
    ['Duration', 'duration', 'desc'],
    ['Keys', 'keys', 'desc'],
    ['Opponent', 'opponent', 'asc'],
    ['Winner', 'winner', 'asc'],
  ] as const)('by %s starts with the useful direction', async (name, sort, sortDir) => {
    const { orders, user } = open();

    await user.click(screen.getByRole('button', { name }));

    expect(orders).toEqual([{ sort, sortDir }]);
  });

  test.each([
    ['asc', 'desc'],
    ['desc', 'asc'],
  ] as const)('by the same column is reversed from %s', async (sortDir, other) => {
    const { orders, user } = open({}, { sort: 'keys', sortDir });

    await user.click(screen.getByRole('button', { name: 'Keys' }));

    expect(orders).toEqual([{ sort: 'keys', sortDir: other }]);
  });
});
