import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { RemovedReply } from '@amberhall/protocol';
import { caller } from '../http/access.ts';
import { responseSchemas } from '../http/response-schemas.ts';
import { RowId } from '../http/parameters.ts';
import type { Lobby } from './lobby.ts';

export interface ModerationRouteParts {
  lobby: Pick<Lobby, 'removeMessage' | 'removeGameLine'>;
}

export const moderationRoutes: FastifyPluginAsyncZod<ModerationRouteParts> = async (app, { lobby }) => {
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

  app.delete(
    '/api/games/:game/lines/:line',
    {
      schema: { params: z.object({ game: z.uuid(), line: RowId }), response: responseSchemas(RemovedReply) },
      config: { access: 'canModerateChat' },
    },
    async (request) => {
      const { game, line } = request.params;
      const { account } = caller(request);
      await lobby.removeGameLine(account, game, { id: line, seenBy: account.username });
      return { success: true as const, id: line };
    },
  );
};
