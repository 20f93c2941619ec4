import { LOBBY_NEWS, NewsReply } from '@amberhall/protocol';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/http.ts';
import { SHARED_BY_USERS } from '../../lib/query-client.ts';

export const newsQueries = {
  /** @param changes how often the news have changed: an older answer does not count */
  latest: (changes: number) =>
    queryOptions({
      queryKey: ['news', LOBBY_NEWS, changes],
      queryFn: async ({ signal }) => {
        const reply = await call(`/api/news/?limit=${LOBBY_NEWS}`, { reply: NewsReply, signal });
        return reply.news;
      },
      placeholderData: keepPreviousData,
      staleTime: 60_000,
      meta: SHARED_BY_USERS,
    }),
};
