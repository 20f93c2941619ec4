import {
  LiftMeasureReply,
  MeasuresReply,
  OpenedReportReply,
  ReportDecisionReply,
  ReportsReply,
  TakeMeasureReply,
} from '@amberhall/protocol';
import type { NewMeasure, ReportDecision } from '@amberhall/protocol';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http.ts';
import { MODERATION } from '../../../moderation/warnings-api.ts';

/** Decided reports per page. */
const PAGE = 50;
/** Another member of staff may decide at any time. */
const REFETCH_MS = 30_000;

export const moderationQueries = {
  open: () =>
    queryOptions({
      queryKey: [MODERATION, 'open'],
      queryFn: ({ signal }) => call('/api/moderation/reports', { reply: ReportsReply, signal }),
      staleTime: 0,
      refetchInterval: REFETCH_MS,
    }),
  decided: () =>
    infiniteQueryOptions({
      queryKey: [MODERATION, 'decided'],
      queryFn: async ({ pageParam, signal }) => {
        const before = pageParam === undefined ? '' : `&before=${pageParam}`;
        const path = `/api/moderation/reports?show=decided${before}`;
        return (await call(path, { reply: ReportsReply, signal })).reports;
      },
      initialPageParam: undefined as number | undefined,
      getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
      staleTime: 0,
    }),
  report: (id: number) =>
    queryOptions({
      queryKey: [MODERATION, 'report', id],
      queryFn: async ({ signal }) =>
        (await call(`/api/moderation/reports/${id}`, { reply: OpenedReportReply, signal })).report,
      staleTime: 0,
      retry: false,
    }),
  measures: () =>
    queryOptions({
      queryKey: [MODERATION, 'measures'],
      queryFn: async ({ signal }) =>
        (await call('/api/moderation/measures', { reply: MeasuresReply, signal })).measures,
      staleTime: 0,
    }),
};

export const decide = (id: number, body: ReportDecision) =>
  call(`/api/moderation/reports/${id}`, { method: 'PUT', body, reply: ReportDecisionReply });

export const takeMeasure = (body: NewMeasure & { username: string; note: string }) =>
  call('/api/moderation/measures', { method: 'POST', body, reply: TakeMeasureReply });

export const liftMeasure = (id: number) =>
  call(`/api/moderation/measures/${id}`, { method: 'DELETE', reply: LiftMeasureReply });
