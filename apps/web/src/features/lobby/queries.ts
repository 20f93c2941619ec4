import { LOBBY_NEWS, NewsReply } from '@amberhall/protocol';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/http.ts';

export const newsQueries = {
  latest: () =>
    queryOptions({
      queryKey: ['news', LOBBY_NEWS],
      queryFn: async ({ signal }) => {
        const reply = await call(`/api/news/?limit=${LOBBY_NEWS}`, { reply: NewsReply, signal });
        return reply.news;
      },
      staleTime: 60_000,
    }),
};
