import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { BanBody, BanListReply, BanReply, RemovedReply } from '@amberhall/protocol';
import { caller } from '../http/access.ts';
import { responseSchemas } from '../http/response-schemas.ts';
import { RowId } from '../http/parameters.ts';
import type { Bans } from './bans.ts';

export const banRoutes: FastifyPluginAsyncZod<{ bans: Bans }> = async (app, { bans }) => {
  app.get(
    '/api/banlist/',
    { schema: { response: responseSchemas(BanListReply) }, config: { access: 'canManageBanlist' } },
    async () => ({ success: true as const, banlist: await bans.all() }),
  );

  app.post(
    '/api/banlist',
    {
      schema: { body: BanBody, response: responseSchemas(BanReply) },
      config: { access: 'canManageBanlist' },
    },
    async (request) => ({
      success: true as const,
      entry: await bans.add(caller(request).account, request.body.ip, request.ip),
      message: 'Banlist item added successfully.',
    }),
  );

  app.delete(
    '/api/banlist/:id',
    {
      schema: { params: z.object({ id: RowId }), response: responseSchemas(RemovedReply) },
      config: { access: 'canManageBanlist' },
    },
    async (request) => {
      const { id } = request.params;
      await bans.remove(caller(request).account, id);
      return { success: true as const, id, message: 'Banlist item deleted successfully.' };
    },
  );
};
