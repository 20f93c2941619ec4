/** The calls about positions that are shared as links. */
import {
  PositionLinkReply,
  PositionLinksReply,
  RemovePositionLinkReply,
  SharePositionReply,
} from '@amberhall/protocol';
import type { PositionLinkEntry, SharePositionBody } from '@amberhall/protocol';
import { queryOptions } from '@tanstack/react-query';
import { call } from './http.ts';

export const positionLinkQueries = {
  /** The user's own, newest first. */
  own: (user: string) =>
    queryOptions({
      queryKey: ['position-links', user],
      queryFn: async ({ signal }) =>
        (await call('/api/position-links', { reply: PositionLinksReply, signal })).links,
    }),
  /** @param viewer whose blocks and rights decide what the link shows */
  link: (key: string, viewer: string | undefined) =>
    queryOptions({
      queryKey: ['position-link', key, viewer ?? null],
      queryFn: async ({ signal }) => (await call(pathOf(key), { reply: PositionLinkReply, signal })).link,
      retry: false,
    }),
};

export async function sharePosition(body: SharePositionBody): Promise<PositionLinkEntry> {
  return (await call('/api/position-links', { method: 'POST', body, reply: SharePositionReply })).link;
}

export async function removePositionLink(key: string): Promise<void> {
  await call(pathOf(key), { method: 'DELETE', reply: RemovePositionLinkReply });
}

const pathOf = (key: string): string => `/api/position-links/${encodeURIComponent(key)}`;
