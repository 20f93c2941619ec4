import type { Match } from '@amberhall/protocol';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../test/server.ts';
import { MatchesPage } from './matches-page.tsx';

const match = (day: number, winner: string | null): Match => ({
  gameId: `game ${day}`,
  gameType: 'casual',
  gameFormat: 'sealed',
  startedAt: `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`,
  finishedAt: `2026-11-${String(day).padStart(2, '0')}T10:30:00.000Z`,
  winner,
  winReason: 'keys',
  players: [
    { name: 'Mira', keys: 3, deck: { name: `Deck ${day}`, uuid: null, expansion: 341, houses: [] } },
    { name: 'Nils', keys: 1, deck: null },
  ],
});
const answer = (games: Match[]) => answerCalls({ 'GET /api/games': { success: true, games } });
const firstCells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

beforeEach(() => logIn(somebody()));
afterEach(() => vi.unstubAllGlobals());

test('finished games are shown newest first, ten at a time, with what they come to', async () => {
  answer(Array.from({ length: 12 }, (_, index) => match(index + 1, index < 3 ? 'Nils' : 'Mira')));
  const user = openPage(<MatchesPage />);

  expect(await screen.findAllByRole('row')).toHaveLength(11);
  expect(firstCells()[0]).toContain('Deck 12');
  expect(screen.getByText('75%')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(firstCells()).toEqual([expect.stringContaining('Deck 2'), expect.stringContaining('Deck 1')]);
});

test('a heading sorts by its column', async () => {
  answer([match(3, 'Mira'), match(2, 'Nils'), match(1, null)]);
  const user = openPage(<MatchesPage />);

  await user.click(await screen.findByRole('button', { name: 'My deck' }));

  expect(firstCells().map((text) => text?.at(-1))).toEqual(['1', '2', '3']);
  expect(screen.getByRole('columnheader', { name: 'My deck' }).getAttribute('aria-sort')).toBe('ascending');
});

test('without a finished game that is said', async () => {
  answer([]);
  openPage(<MatchesPage />);

  expect(await screen.findByText('Games that you have finished will stand here.')).toBeDefined();
});
