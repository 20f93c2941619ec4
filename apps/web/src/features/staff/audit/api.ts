import { AuditReply } from '@amberhall/protocol';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http.ts';

/** Entries per page of the audit log. */
const PAGE = 50;

/** Which actions are shown. Empty: all. Dates are local days, e.g. `2026-11-29`. */
export interface AuditFilter {
  act: string;
  person: string;
  from: string;
  to: string;
}

/** The filter as parameters. The day `to` is included. */
function parametersOf({ act, person, from, to }: AuditFilter): Record<string, string> {
  const startOf = (day: string): Date => new Date(`${day}T00:00`);
  // A day on which the clocks are changed does not have 24 hours.
  const endOf = (day: string): Date => {
    const date = startOf(day);
    date.setDate(date.getDate() + 1);
    return date;
  };
  return {
    ...(act !== '' && { act }),
    ...(person !== '' && { person }),
    ...(from !== '' && { from: startOf(from).toISOString() }),
    ...(to !== '' && { to: endOf(to).toISOString() }),
  };
}

/** Actions of staff, newest first, page by page. */
export const auditLog = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['audit', filter],
    queryFn: async ({ pageParam, signal }) => {
      const query = new URLSearchParams({
        limit: String(PAGE),
        ...parametersOf(filter),
        ...(pageParam !== undefined && { before: String(pageParam) }),
      });
      const reply = await call(`/api/audit?${query.toString()}`, { reply: AuditReply, signal });
      return reply.entries;
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
    // Always refetched, because the latest entries matter.
    staleTime: 0,
  });
