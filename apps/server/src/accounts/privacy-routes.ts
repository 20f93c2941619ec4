import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ExportReply, DeleteAccountBody, DeleteAccountReply } from '@amberhall/protocol';
import { caller } from '../http/access.ts';
import { responseSchemas } from '../http/response-schemas.ts';
import type { Limits } from '../http/limits.ts';
import type { PrivacyService } from './privacy.ts';

const Own = z.object({ username: z.string() });

export const privacyRoutes: FastifyPluginAsyncZod<{ privacy: PrivacyService; limits: Limits }> = async (
  app,
  { privacy, limits },
) => {
  app.get(
    '/api/account/:username/export',
    {
      schema: { params: Own, response: responseSchemas(ExportReply) },
      config: { access: 'self', rateLimit: limits.password },
    },
    async (request, reply) => {
      const signedIn = caller(request);
      const file = `amberhall-${signedIn.account.username}.json`;
      reply.header('content-disposition', `attachment; filename="${file}"`);
      return { success: true as const, ...(await privacy.export(signedIn)) };
    },
  );

  app.delete(
    '/api/account/:username',
    {
      schema: { params: Own, body: DeleteAccountBody, response: responseSchemas(DeleteAccountReply) },
      config: { access: 'self', rateLimit: limits.password },
    },
    async (request) => {
      await privacy.delete(caller(request), request.body.password);
      return { success: true as const };
    },
  );
};
