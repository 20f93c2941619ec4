import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ErrorReport, ErrorReportReply } from '@amberhall/protocol';
import { responseSchemas } from '../http/response-schemas.ts';
import type { Limits } from '../http/limits.ts';

/** Error reports of pages, written to the log for operators. */
export const reportRoutes: FastifyPluginAsyncZod<{ limits: Limits }> = async (app, { limits }) => {
  app.post(
    '/api/reports',
    {
      schema: { body: ErrorReport, response: responseSchemas(ErrorReportReply) },
      config: { access: 'everybody', rateLimit: limits.reports },
    },
    async (request) => {
      const browser = request.headers['user-agent'];
      request.log.error({ report: { ...request.body, browser } }, 'A page failed for a user');
      return { success: true as const };
    },
  );
};
