import type { Match } from '@amberhall/protocol';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../test/server.ts';
import { deckNamed } from '../../test/deck-named.ts';
import { MatchesPage } from './matches-page.tsx';

const match = (day: number, winner: string | null): Match => ({
  gameId: `game ${day}`,
  gameType: 'casual',
  gameFormat: 'normal',
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

test('the deck of a sealed game can be kept', async () => {
  const deck = deckNamed('Deck 1', ['dis', 'logos', 'mars'], { source: 'sealed' });
  const sent = answerCalls({
    'GET /api/games': { success: true, games: [{ ...match(1, 'Mira'), gameFormat: 'sealed' }] },
    'POST /api/decks/sealed': { success: true, deck },
  });
  const user = openPage(<MatchesPage />);

  await user.click(await screen.findByRole('button', { name: 'Keep this deck' }));

  await waitFor(() => expect(sent.at(-1)?.body).toEqual({ gameId: 'game 1' }));
  expect(screen.getByRole('button', { name: 'Keep this deck' })).toHaveProperty('disabled', true);
});

test('without a finished game that is said', async () => {
  answer([]);
  openPage(<MatchesPage />);

  expect(await screen.findByText('Games that you have finished will stand here.')).toBeDefined();
});
