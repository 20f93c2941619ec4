import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AuditQuery, AuditReply } from '@amberhall/protocol';
import { responseSchemas } from '../http/response-schemas.ts';
import type { AuditLog } from './audit.ts';

export const auditRoutes: FastifyPluginAsyncZod<{ audit: AuditLog }> = async (app, { audit }) => {
  app.get(
    '/api/audit',
    {
      schema: { querystring: AuditQuery, response: responseSchemas(AuditReply) },
      config: { access: 'isAdmin' },
    },
    async (request) => ({
      success: true as const,
      entries: await audit.page(request.query),
    }),
  );
};
