import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { RemovedReply } from '@amberhall/protocol';
import { caller } from '../http/access.ts';
import { responseSchemas } from '../http/response-schemas.ts';
import { RowId } from '../http/parameters.ts';
import type { Lobby } from './lobby.ts';

export const moderationRoutes: FastifyPluginAsyncZod<{ lobby: Pick<Lobby, 'removeMessage'> }> = async (
  app,
  { lobby },
) => {
  app.delete(
    '/api/messages/:id',
    {
      schema: { params: z.object({ id: RowId }), response: responseSchemas(RemovedReply) },
      config: { access: 'canModerateChat' },
    },
    async (request) => {
      const { id } = request.params;
      await lobby.removeMessage(caller(request).account, id);
      return { success: true as const, id };
    },
  );
};
