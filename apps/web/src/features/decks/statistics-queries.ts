import { PlayStatisticsReply, SiteStatisticsReply } from '@amberhall/protocol';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/http.ts';
import { SHARED_BY_USERS } from '../../lib/query-client.ts';

export const statisticsQueries = {
  own: (period: string) =>
    queryOptions({
      queryKey: ['statistics', 'own', period],
      queryFn: async ({ signal }) => {
        const path = `/api/statistics/own?period=${period}`;
        return (await call(path, { reply: PlayStatisticsReply, signal })).statistics;
      },
      placeholderData: keepPreviousData,
    }),
  /** The server counts them once an hour. */
  site: () =>
    queryOptions({
      queryKey: ['statistics', 'site'],
      queryFn: async ({ signal }) =>
        (await call('/api/statistics/site', { reply: SiteStatisticsReply, signal })).statistics,
      staleTime: 600_000,
      meta: SHARED_BY_USERS,
    }),
};
