import { BanListReply, BanReply, RemovedReply } from '@amberhall/protocol';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http.ts';

export const banList = () =>
  queryOptions({
    queryKey: ['banlist'],
    queryFn: async ({ signal }) => {
      const reply = await call('/api/banlist/', { reply: BanListReply, signal });
      return reply.banlist;
    },
  });

export const addBan = (ip: string) => call('/api/banlist', { method: 'POST', body: { ip }, reply: BanReply });

export const deleteBan = (id: number) =>
  call(`/api/banlist/${id}`, { method: 'DELETE', reply: RemovedReply });
