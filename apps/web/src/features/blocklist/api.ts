import { BlockListReply, BlockReply } from '@amberhall/protocol';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/http.ts';

const blockListOf = (username: string): string => `/api/account/${encodeURIComponent(username)}/blocklist`;

export const blockListQueries = {
  /** The names that an account has blocked, in lower case and sorted. */
  all: (username: string) =>
    queryOptions({
      queryKey: ['blocklist', username],
      queryFn: async ({ signal }) => {
        const reply = await call(blockListOf(username), { reply: BlockListReply, signal });
        return reply.blockList;
      },
    }),
};

export const blockUser = (username: string, blocked: string) =>
  call(blockListOf(username), { method: 'POST', body: { username: blocked }, reply: BlockReply });

export const unblockUser = (username: string, blocked: string) =>
  call(`${blockListOf(username)}/${encodeURIComponent(blocked)}`, {
    method: 'DELETE',
    reply: BlockReply,
  });
