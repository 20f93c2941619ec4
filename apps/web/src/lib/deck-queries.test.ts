import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../test/server.ts';
import { deckQueries } from './deck-queries.ts';
import type { DeckListQuery } from './deck-queries.ts';

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
const wish: DeckListQuery = { page: 2, pageSize: 25, sort: 'name', sortDir: 'asc', filter: [] };

afterEach(() => vi.unstubAllGlobals());

test('a list of decks asks the server for its page, order and filters', async () => {
  const sent = answerCalls({ 'GET /api/decks': { success: true, decks: [], numDecks: 0 } });
  const queries = client();

  await queries.fetchQuery(deckQueries.list(wish));
  await queries.fetchQuery(deckQueries.list({ ...wish, filter: [{ name: 'name', value: 'a & b' }] }));

  const [plain, filtered] = sent.map(({ call }) => new URLSearchParams(call.replace(/^.*\?/, '')));
  expect(Object.fromEntries(plain ?? [])).toEqual({
    page: '2',
    pageSize: '25',
    sort: 'name',
    sortDir: 'asc',
  });
  expect(filtered?.get('filter')).toBe('[{"name":"name","value":"a & b"}]');
});

test('one invalidation covers every query about own decks', async () => {
  answerCalls({
    'GET /api/decks': { success: true, decks: [], numDecks: 0 },
    'GET /api/decks/tags': { success: true, tags: [] },
  });
  const queries = client();
  await queries.fetchQuery(deckQueries.list(wish));
  await queries.fetchQuery(deckQueries.tags());

  await queries.invalidateQueries({ queryKey: deckQueries.own() });

  expect(queries.getQueryState(deckQueries.list(wish).queryKey)?.isInvalidated).toBe(true);
  expect(queries.getQueryState(deckQueries.tags().queryKey)?.isInvalidated).toBe(true);
});
