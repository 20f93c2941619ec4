import { ChangeFaultReply, FaultsReply, OpenedFaultReply } from '@amberhall/protocol';
import type { ChangeFaultBody } from '@amberhall/protocol';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http.ts';

/** All queries of this page begin with it. */
export const STAFF_FAULTS = 'staff faults';

export type Show = 'open' | 'decided';

/** Decided faults per page. Undecided ones are one page. */
const PAGE = 50;

export const faultQueries = {
  list: (show: Show) =>
    infiniteQueryOptions({
      queryKey: [STAFF_FAULTS, show],
      queryFn: async ({ pageParam, signal }) => {
        const before = pageParam === undefined ? '' : `&before=${pageParam}`;
        return (await call(`/api/faults?show=${show}${before}`, { reply: FaultsReply, signal })).faults;
      },
      initialPageParam: undefined as number | undefined,
      getNextPageParam: (page) => (show === 'open' || page.length < PAGE ? undefined : page.at(-1)?.id),
      staleTime: 0,
    }),
  one: (id: number) =>
    queryOptions({
      queryKey: [STAFF_FAULTS, id],
      queryFn: async ({ signal }) =>
        (await call(`/api/faults/${id}`, { reply: OpenedFaultReply, signal })).fault,
      staleTime: 0,
      retry: false,
    }),
};

export const changeFault = (id: number, body: ChangeFaultBody) =>
  call(`/api/faults/${id}`, { method: 'PUT', body, reply: ChangeFaultReply });
