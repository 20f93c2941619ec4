import type { Match, MatchesReply } from '@amberhall/protocol';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../test/server.ts';
import type { SentCall } from '../../test/server.ts';
import { deckNamed } from '../../test/deck-named.ts';
import { finishedMatch } from './fixture.ts';
import { MatchesPage } from './matches-page.tsx';

const match = (day: number, winner: string | null): Match => {
  const date = `2026-11-${String(day).padStart(2, '0')}`;
  const [own, other] = finishedMatch().players;
  return finishedMatch({
    gameId: `game ${day}`,
    startedAt: `${date}T10:00:00.000Z`,
    finishedAt: `${date}T10:30:00.000Z`,
    winner,
    replay: day > 1,
    players: [{ ...own, deck: { name: `Deck ${day}`, uuid: null, expansion: 341, houses: [] } }, other],
  });
};
const replyOf = (games: Match[], numbers: Partial<MatchesReply> = {}) => ({
  success: true,
  games,
  numGames: games.length,
  wins: 0,
  losses: 0,
  winRate: 0,
  ...numbers,
});
const answer = (games: Match[], numbers?: Partial<MatchesReply>) =>
  answerCalls({ 'GET /api/games': replyOf(games, numbers) });
/** The last request. */
const asked = (sent: SentCall[]) => new URLSearchParams(sent.at(-1)?.call.replace(/^[^?]*\?/, ''));
beforeEach(() => logIn(somebody()));
afterEach(() => vi.unstubAllGlobals());

test('a page of finished games is shown with the totals of all', async () => {
  const games = Array.from({ length: 10 }, (_, index) => match(12 - index, 'Mira'));
  const sent = answer(games, { numGames: 12, wins: 8, losses: 4, winRate: 66.667 });
  const user = openPage(<MatchesPage />);

  expect(await screen.findAllByRole('row')).toHaveLength(11);
  expect(screen.getByText('66.7%')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Next page' }));

  await waitFor(() => expect(asked(sent).get('page')).toBe('2'));
  expect(asked(sent).get('sort')).toBe('started');
});

test.each([
  { name: 'four games of which three count', wins: 1, losses: 2, explained: 1 },
  { name: 'games that all count', wins: 2, losses: 2, explained: 0 },
])('the totals of $name are explained if they are fewer', async ({ wins, losses, explained }) => {
  answer([match(1, 'Mira')], { numGames: 4, wins, losses, winRate: 50 });
  openPage(<MatchesPage />);

  await screen.findByText('Wins');

  expect(screen.queryAllByText(/Practice games .* do not count/)).toHaveLength(explained);
});

test('a heading sorts by its column, and reverses when pressed again', async () => {
  const sent = answer([match(3, 'Mira')]);
  const user = openPage(<MatchesPage />);

  await user.click(await screen.findByRole('button', { name: 'My deck' }));
  await waitFor(() => expect(asked(sent).get('sort')).toBe('myDeck'));
  expect(asked(sent).get('sortDir')).toBe('asc');
  const heading = screen.getByRole('columnheader', { name: 'My deck' });
  expect(heading.getAttribute('aria-sort')).toBe('ascending');
  await user.click(screen.getByRole('button', { name: 'My deck' }));

  await waitFor(() => expect(asked(sent).get('sortDir')).toBe('desc'));
});

test('without headings, the sort order is a choice', async () => {
  const sent = answer([match(3, 'Mira')]);
  const user = openPage(<MatchesPage />);

  await user.selectOptions(await screen.findByLabelText('Sort by'), 'Sort by: Duration');
  await waitFor(() => expect(asked(sent).get('sort')).toBe('duration'));
  await user.click(screen.getByRole('button', { name: 'Sort ascending' }));

  await waitFor(() => expect(asked(sent).get('sortDir')).toBe('asc'));
});

test('filters query the server, and an empty result is explained', async () => {
  const sent = answerCalls({
    'GET /api/games': () => ({ body: replyOf(asked(sent).has('filter') ? [] : [match(1, 'Mira')]) }),
  });
  const user = openPage(<MatchesPage />);

  await user.selectOptions(await screen.findByLabelText('Format'), 'Sealed');

  expect(await screen.findByText('No matches fit your filters.')).toBeDefined();
  expect(asked(sent).get('filter')).toBe('[{"name":"gameFormat","value":"sealed"}]');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findAllByRole('row')).toHaveLength(2);
});

test('the deck of a sealed game can be kept', async () => {
  const deck = deckNamed('Deck 1', ['dis', 'logos', 'mars'], { source: 'sealed' });
  const sent = answerCalls({
    'GET /api/games': replyOf([{ ...match(1, 'Mira'), gameFormat: 'sealed' }]),
    'POST /api/decks/sealed': { success: true, deck },
  });
  const user = openPage(<MatchesPage />);

  await user.dblClick(await screen.findByRole('button', { name: 'Keep this deck' }));

  await waitFor(() => expect(sent.at(-1)?.body).toEqual({ gameId: 'game 1' }));
  expect(sent.filter(({ call }) => call.startsWith('POST'))).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Keep this deck' })).toHaveProperty('disabled', true);
});

test('an empty list says that there is no finished game', async () => {
  answer([]);
  openPage(<MatchesPage />);

  expect(await screen.findByText('Your finished games will appear here.')).toBeDefined();
});

test('the name of the opponent leads to their page', async () => {
  answer([match(1, 'Nils')]);
  openPage(<MatchesPage />);

  const links = await screen.findAllByRole('link', { name: 'Nils' });

  expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(new Set(['/people/Nils']));
});

test('a game with stored decisions has a replay', async () => {
  answer([match(2, 'Mira'), match(1, 'Nils')]);
  openPage(<MatchesPage />);

  const links = await screen.findAllByRole('link', { name: 'Watch the replay of the game against Nils' });

  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/replay/game 2']);
});

test('matches that failed to load can be loaded again', async () => {
  let isAway = true;
  answerCalls({
    'GET /api/games': () => (isAway ? { status: 500, body: {} } : { body: replyOf([match(1, 'Mira')]) }),
  });
  const user = openPage(<MatchesPage />);

  const retry = await screen.findByRole('button', { name: 'Retry' });
  isAway = false;
  await user.click(retry);

  expect(await screen.findAllByRole('row')).toHaveLength(2);
});

test('a page past the end leads to the last one', async () => {
  const sent = answer([match(1, 'Mira')], { numGames: 12 });
  openPage(<MatchesPage />, '/matches?page=7&sort=keys');

  await waitFor(() => expect(asked(sent).get('page')).toBe('2'));
  expect(asked(sent).get('sort')).toBe('keys');
});

test('a filter leads back to the first page and keeps the order', async () => {
  const sent = answer([match(1, 'Mira')], { numGames: 12 });
  const user = openPage(<MatchesPage />, '/matches?page=2&sort=keys');

  await user.selectOptions(await screen.findByLabelText('Result'), 'Lost');

  await waitFor(() => expect(asked(sent).get('page')).toBe('1'));
  expect(asked(sent).get('sort')).toBe('keys');
  expect(asked(sent).get('filter')).toBe('[{"name":"result","value":"lost"}]');
});

test('the list is filtered by type and by time', async () => {
  const sent = answer([match(3, 'Mira')]);
  const user = openPage(<MatchesPage />);
  await screen.findAllByRole('row');

  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Competitive');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), '30 days');

  await waitFor(() =>
    expect(JSON.parse(asked(sent).get('filter') ?? '')).toEqual([
      { name: 'gameType', value: 'competitive' },
      { name: 'period', value: '30' },
    ]),
  );
});
