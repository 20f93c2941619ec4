import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { SharedDeckReply } from '@amberhall/protocol';
import type { Limits } from '../http/limits.ts';
import { responseSchemas } from '../http/response-schemas.ts';
import type { SharedDecks } from './shared-decks.ts';

export interface SharedDeckRouteParts {
  sharedDecks: SharedDecks;
  limits: Pick<Limits, 'sharedDecks'>;
}

/** Open to everybody who has the address. */
export const sharedDeckRoutes: FastifyPluginAsyncZod<SharedDeckRouteParts> = async (
  app,
  { sharedDecks, limits },
) => {
  app.get(
    '/api/shared-decks/:key',
    {
      schema: {
        params: z.object({ key: z.string().max(100) }),
        response: responseSchemas(SharedDeckReply),
      },
      config: { access: 'everybody', hasOptionalLogin: true, rateLimit: limits.sharedDecks },
    },
    async (request) => ({
      success: true as const,
      deck: await sharedDecks.deck(request.params.key, request.signedIn?.account ?? null),
    }),
  );
};
