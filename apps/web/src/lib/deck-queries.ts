import { StandaloneDecksReply } from '@amberhall/protocol';
import { queryOptions } from '@tanstack/react-query';
import { call } from './http.ts';

export const deckQueries = {
  /** Ready-made decks; they change only with the server's version. */
  standalone: () =>
    queryOptions({
      queryKey: ['decks', 'standalone'],
      queryFn: async ({ signal }) => {
        const reply = await call('/api/standalone-decks', { reply: StandaloneDecksReply, signal });
        return reply.decks;
      },
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
