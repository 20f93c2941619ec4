import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  LiftMeasureReply,
  MeasuresReply,
  NewReport,
  NewReportReply,
  OpenedReportReply,
  OwnReportsReply,
  RemovedReply,
  ReportDecision,
  ReportDecisionReply,
  ReportsQuery,
  ReportsReply,
  TakeMeasureBody,
  TakeMeasureReply,
} from '@amberhall/protocol';
import { caller } from '../http/access.ts';
import type { Limits } from '../http/limits.ts';
import { RowId } from '../http/parameters.ts';
import { responseSchemas } from '../http/response-schemas.ts';
import type { Measures } from './measures.ts';
import type { Reports } from './reports.ts';

const Numbered = z.object({ id: RowId });
const NumberedLine = z.object({ id: RowId, line: RowId });

export interface ReportRouteParts {
  reports: Reports;
  measures: Measures;
  limits: Pick<Limits, 'userReports'>;
}

/** Reports about people, and measures against accounts. Everything but sending a report is for moderators. */
export const userReportRoutes: FastifyPluginAsyncZod<ReportRouteParts> = async (
  app,
  { reports, measures, limits },
) => {
  const config = { access: 'canModerateChat' } as const;
  app.post(
    '/api/moderation/reports',
    {
      schema: { body: NewReport, response: responseSchemas(NewReportReply) },
      config: { access: 'user', rateLimit: limits.userReports },
    },
    async (request) => ({
      success: true as const,
      id: await reports.add(caller(request).account, request.body),
    }),
  );

  app.get(
    '/api/account/:username/reports',
    {
      schema: { params: z.object({ username: z.string() }), response: responseSchemas(OwnReportsReply) },
      config: { access: 'self' },
    },
    async (request) => ({ success: true as const, reports: await reports.by(caller(request).account) }),
  );

  app.get(
    '/api/moderation/reports',
    { schema: { querystring: ReportsQuery, response: responseSchemas(ReportsReply) }, config },
    async ({ query }) => ({ success: true as const, ...(await reports.list(query.show, query.before)) }),
  );

  app.get(
    '/api/moderation/reports/:id',
    { schema: { params: Numbered, response: responseSchemas(OpenedReportReply) }, config },
    async ({ params }) => ({ success: true as const, report: await reports.open(params.id) }),
  );

  app.put(
    '/api/moderation/reports/:id',
    {
      schema: { params: Numbered, body: ReportDecision, response: responseSchemas(ReportDecisionReply) },
      config,
    },
    async (request) => ({
      success: true as const,
      report: await reports.decide(caller(request).account, request.params.id, request.body),
    }),
  );

  app.delete(
    '/api/moderation/reports/:id/lines/:line',
    { schema: { params: NumberedLine, response: responseSchemas(RemovedReply) }, config },
    async (request) => {
      const { id, line } = request.params;
      await reports.removeLine(caller(request).account, id, line);
      return { success: true as const, id: line };
    },
  );

  app.get(
    '/api/moderation/measures',
    { schema: { response: responseSchemas(MeasuresReply) }, config },
    async () => ({ success: true as const, measures: await measures.inForce() }),
  );

  app.post(
    '/api/moderation/measures',
    { schema: { body: TakeMeasureBody, response: responseSchemas(TakeMeasureReply) }, config },
    async (request) => {
      const { username, note, ...measure } = request.body;
      const taken = await measures.takeAgainst(caller(request).account, username, measure, note);
      return { success: true as const, measure: taken };
    },
  );

  app.delete(
    '/api/moderation/measures/:id',
    { schema: { params: Numbered, response: responseSchemas(LiftMeasureReply) }, config },
    async (request) => {
      const { id } = request.params;
      await measures.lift(caller(request).account, id);
      return { success: true as const, id };
    },
  );
};
