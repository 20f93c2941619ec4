/** Decks as a table for spreadsheets. */
import { ALL_DECKS, deckLabel, NUMBER_SORTS, numberFor } from '@amberhall/protocol';
import type { Deck } from '@amberhall/protocol';
import type { QueryClient } from '@tanstack/react-query';
import { csvText } from '../../lib/csv.ts';
import type { CsvValue } from '../../lib/csv.ts';
import { deckQueries } from '../../lib/deck-queries.ts';
import { queryFor } from './deck-list-query.ts';
import type { DeckListAddress } from './deck-list-query.ts';

const COLUMNS: Record<string, (deck: Deck) => CsvValue> = {
  name: ({ name }) => name,
  id: ({ uuid }) => uuid,
  set: ({ expansion }) => expansion,
  houses: ({ houses }) => houses.join(' '),
  source: ({ source }) => source,
  status: ({ status }) => deckLabel(status),
  wins: ({ wins }) => wins,
  losses: ({ losses }) => losses,
  tags: ({ tags }) => tags.join(', '),
  notes: ({ notes }) => notes,
  updated: ({ lastUpdated }) => lastUpdated,
  ...Object.fromEntries(NUMBER_SORTS.map((sort) => [sort, ({ numbers }: Deck) => numberFor(numbers, sort)])),
};

/** The columns have English names in every language, so that scripts can rely on them. */
export const csvOf = (decks: readonly Deck[]): string =>
  csvText(
    Object.keys(COLUMNS),
    decks.map((deck) => Object.values(COLUMNS).map((valueOf) => valueOf(deck))),
  );

/** All decks of the filter, in the order of the list. */
export async function allDecks(queryClient: QueryClient, place: DeckListAddress): Promise<Deck[]> {
  const query = { ...queryFor(place), page: 1, pageSize: ALL_DECKS };
  return (await queryClient.fetchQuery(deckQueries.list(query))).decks;
}
