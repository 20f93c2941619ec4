import { queryOptions } from '@tanstack/react-query';
import { CardReply, CardStatisticsReply, RulingsReply } from '@amberhall/protocol';
import { call } from '../../lib/http.ts';
import { SHARED_BY_USERS } from '../../lib/query-client.ts';

/** All rulings that name cards. They do not change while the program runs. */
export const rulingsQuery = queryOptions({
  queryKey: ['rulings'],
  queryFn: async ({ signal }) =>
    (await call('/api/rulings', { reply: RulingsReply, isPublic: true, signal })).rulings,
  staleTime: Number.POSITIVE_INFINITY,
  meta: SHARED_BY_USERS,
});

/** The games with a card. The server counts them once an hour. */
export const cardStatisticsQuery = (slug: string) =>
  queryOptions({
    queryKey: ['card-statistics', slug],
    queryFn: async ({ signal }) => {
      const path = `/api/statistics/cards/${encodeURIComponent(slug)}`;
      return (await call(path, { reply: CardStatisticsReply, isPublic: true, signal })).statistics;
    },
    staleTime: 3_600_000,
    meta: SHARED_BY_USERS,
  });

/** A card with its English text. */
export const englishCardQuery = (slug: string) =>
  queryOptions({
    queryKey: ['english-card', slug],
    queryFn: async ({ signal }) => {
      const path = `/api/cards/${encodeURIComponent(slug)}?lang=en`;
      return (await call(path, { reply: CardReply, isPublic: true, signal })).card;
    },
    staleTime: Number.POSITIVE_INFINITY,
    meta: SHARED_BY_USERS,
  });
