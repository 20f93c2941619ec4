import {
  DeckListReply,
  DeckReply,
  DeckSourcesReply,
  DeckStatisticsReply,
  DeckTagsReply,
  ReviewListReply,
  StandaloneDecksReply,
} from '@amberhall/protocol';
import type { DeckFilter, DeckSort } from '@amberhall/protocol';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from './http.ts';
import { SHARED_BY_USERS } from './query-client.ts';

/** A part of the user's decks: filter, order and range. */
export interface DeckListQuery {
  page: number;
  pageSize: number;
  sort: DeckSort;
  sortDir: 'asc' | 'desc';
  filter: DeckFilter[];
}

export const deckQueries = {
  /** Starter decks. They change only with the server's version. */
  standalone: () =>
    queryOptions({
      queryKey: ['decks', 'standalone'],
      queryFn: async ({ signal }) => {
        const reply = await call('/api/standalone-decks', { reply: StandaloneDecksReply, signal });
        return reply.decks;
      },
      staleTime: Number.POSITIVE_INFINITY,
      meta: SHARED_BY_USERS,
    }),
  /** All queries about the user's own decks, for invalidation. */
  own: () => ['decks', 'own'] as const,
  lists: () => [...deckQueries.own(), 'list'] as const,
  list: (wish: DeckListQuery) =>
    queryOptions({
      queryKey: [...deckQueries.lists(), wish],
      queryFn: ({ signal }) =>
        call(`/api/decks?${searchOf(wish).toString()}`, { reply: DeckListReply, signal }),
      placeholderData: keepPreviousData,
      staleTime: 30_000,
    }),
  one: (id: number) =>
    queryOptions({
      queryKey: [...deckQueries.own(), 'one', id],
      queryFn: async ({ signal }) => (await call(`/api/decks/${id}`, { reply: DeckReply, signal })).deck,
    }),
  /** Decks of all users that wait for a review. */
  review: (page: number) =>
    queryOptions({
      queryKey: [...deckQueries.own(), 'review', page],
      queryFn: ({ signal }) => call(`/api/decks/review?page=${page}`, { reply: ReviewListReply, signal }),
      placeholderData: keepPreviousData,
    }),
  tags: () =>
    queryOptions({
      queryKey: [...deckQueries.own(), 'tags'],
      queryFn: async ({ signal }) => (await call('/api/decks/tags', { reply: DeckTagsReply, signal })).tags,
    }),
  statistics: (id: number, period: string) =>
    queryOptions({
      queryKey: [...deckQueries.own(), 'statistics', id, period],
      queryFn: async ({ signal }) => {
        const path = `/api/decks/${id}/statistics?period=${period}`;
        return (await call(path, { reply: DeckStatisticsReply, signal })).statistics;
      },
    }),
  /** What the site offers besides importing by link. */
  sources: () =>
    queryOptions({
      queryKey: ['decks', 'sources'],
      queryFn: ({ signal }) => call('/api/decks/sources', { reply: DeckSourcesReply, signal }),
      staleTime: Number.POSITIVE_INFINITY,
      meta: SHARED_BY_USERS,
    }),
};

function searchOf({ filter, ...wish }: DeckListQuery): URLSearchParams {
  const search = new URLSearchParams(Object.entries(wish).map(([name, value]) => [name, String(value)]));
  if (filter.length > 0) search.set('filter', JSON.stringify(filter));
  return search;
}
