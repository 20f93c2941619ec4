import {
  ExportReply,
  DeleteAccountReply,
  SessionRemovedReply,
  SessionsEndedReply,
  SessionsReply,
} from '@amberhall/protocol';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/http.ts';

const accountOf = (username: string): string => `/api/account/${encodeURIComponent(username)}`;
const sessionsOf = (username: string): string => `${accountOf(username)}/sessions`;

export const sessionQueries = {
  /** The sessions of an account, the last used first. */
  all: (username: string) =>
    queryOptions({
      queryKey: ['sessions', username],
      queryFn: async ({ signal }) => {
        const reply = await call(sessionsOf(username), { reply: SessionsReply, signal });
        return reply.tokens;
      },
    }),
};

export const endSession = (username: string, id: number) =>
  call(`${sessionsOf(username)}/${id}`, { method: 'DELETE', reply: SessionRemovedReply });

/** Ends all sessions but that of this browser. */
export const endOtherSessions = (username: string) =>
  call(sessionsOf(username), { method: 'DELETE', reply: SessionsEndedReply });

/** @returns all data that is stored about an account */
export const fetchExport = (username: string) =>
  call(`${accountOf(username)}/export`, { reply: ExportReply });

/** @param password confirms the request */
export const deleteAccount = (username: string, password: string) =>
  call(accountOf(username), { method: 'DELETE', body: { password }, reply: DeleteAccountReply });
