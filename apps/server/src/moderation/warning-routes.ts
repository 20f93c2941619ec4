import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ConfirmWarningReply, NewWarning, NewWarningReply, WarningsReply } from '@amberhall/protocol';
import { caller } from '../http/access.ts';
import { RowId } from '../http/parameters.ts';
import { responseSchemas } from '../http/response-schemas.ts';
import type { Warnings } from './warnings.ts';

const Named = z.object({ username: z.string() });

/** Moderators send warnings and see whether they are confirmed. The person confirms. */
export const warningRoutes: FastifyPluginAsyncZod<{ warnings: Warnings }> = async (app, { warnings }) => {
  app.get(
    '/api/moderation/users/:username/warnings',
    {
      schema: { params: Named, response: responseSchemas(WarningsReply) },
      config: { access: 'canModerateChat' },
    },
    async ({ params }) => ({ success: true as const, warnings: await warnings.named(params.username) }),
  );

  app.post(
    '/api/moderation/users/:username/warnings',
    {
      schema: { params: Named, body: NewWarning, response: responseSchemas(NewWarningReply) },
      config: { access: 'canModerateChat' },
    },
    async (request) => {
      const { params, body } = request;
      const warning = await warnings.send(caller(request).account, params.username, body.text);
      return { success: true as const, warning };
    },
  );

  app.put(
    '/api/account/:username/warnings/:id',
    {
      schema: { params: Named.extend({ id: RowId }), response: responseSchemas(ConfirmWarningReply) },
      config: { access: 'self' },
    },
    async (request) => {
      const { id } = request.params;
      await warnings.confirm(caller(request).account, id);
      return { success: true as const, id };
    },
  );
};
