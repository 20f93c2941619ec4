import { AuditReply } from '@amberhall/protocol';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http.ts';

/** Entries per page of the audit log. */
const PAGE = 50;

/** Actions of staff, newest first, page by page. */
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
    // Always refetched, because the latest entries matter.
    staleTime: 0,
  });
