import { AuditReply } from '@amberhall/protocol';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http.ts';

/** Entries of one page of the record. */
const PAGE = 50;

/** What staff did, newest first, page by page. */
export const auditLog = () =>
  infiniteQueryOptions({
    queryKey: ['audit'],
    queryFn: async ({ pageParam, signal }) => {
      const after = pageParam === undefined ? '' : `&before=${pageParam}`;
      const reply = await call(`/api/audit?limit=${PAGE}${after}`, { reply: AuditReply, signal });
      return reply.entries;
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
    // Whoever opens the page wants to know what happened just now.
    staleTime: 0,
  });
