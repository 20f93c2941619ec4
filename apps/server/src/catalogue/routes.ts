import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { CardReply } from '@amberhall/protocol';
import { sendImmutable } from '../http/immutable-body.ts';
import type { ImmutableBody } from '../http/immutable-body.ts';
import { Problem } from '../http/problems.ts';
import { responseSchemas } from '../http/response-schemas.ts';
import { cardIn } from './catalogue.ts';
import type { CachedCatalogue } from './catalogue.ts';
import { requestedLanguage } from './language.ts';

export interface CatalogueBodies extends CachedCatalogue {
  standaloneDecks: ImmutableBody;
}

/** Answers that are the same for everybody at any time. Their schemas are applied when they are built. */
export const catalogueRoutes: FastifyPluginAsyncZod<{ bodies: CatalogueBodies }> = async (
  app,
  { bodies },
) => {
  const config = { access: 'everybody' } as const;
  app.get('/api/cards', { config }, async (request, reply) => {
    const { lang } = request.query as { lang?: unknown };
    const language = requestedLanguage(lang, request.headers['accept-language']);
    reply.header('content-language', language);
    return sendImmutable(request, reply, await bodies.cards(language), ['accept-language']);
  });
  app.get(
    '/api/cards/:slug',
    {
      schema: {
        params: z.object({ slug: z.string().max(100) }),
        querystring: z.object({ lang: z.string().max(20).optional() }),
        response: responseSchemas(CardReply),
      },
      config,
    },
    async (request) => {
      const language = requestedLanguage(request.query.lang, request.headers['accept-language']);
      const card = await cardIn(request.params.slug, language);
      if (card === undefined) throw new Problem(404, 'There is no such card.');
      return { success: true as const, card };
    },
  );
  app.get('/api/factions', { config }, (request, reply) => sendImmutable(request, reply, bodies.factions));
  app.get('/api/rulings', { config }, (request, reply) => sendImmutable(request, reply, bodies.rulings));
  app.get('/api/standalone-decks', { config }, (request, reply) =>
    sendImmutable(request, reply, bodies.standaloneDecks),
  );
};
