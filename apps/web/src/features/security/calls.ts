import { SessionRemovedReply, SessionsReply } from '@amberhall/protocol';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/http.ts';

const sessionsOf = (username: string): string => `/api/account/${encodeURIComponent(username)}/sessions`;

export const sessionQueries = {
  /** The logins of an account, the last used first. */
  all: (username: string) =>
    queryOptions({
      queryKey: ['sessions', username],
      queryFn: async ({ signal }) => {
        const reply = await call(sessionsOf(username), { reply: SessionsReply, signal });
        return reply.tokens;
      },
    }),
};

export const removeSession = (username: string, id: number) =>
  call(`${sessionsOf(username)}/${id}`, { method: 'DELETE', reply: SessionRemovedReply });
