import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sendFrozen } from '../http/frozen.ts';
import type { FrozenBody } from './catalogue.ts';

export interface CatalogueBodies {
  cards: FrozenBody;
  factions: FrozenBody;
  standaloneDecks: FrozenBody;
}

/** Answers that are the same for everybody, at any time. Their schemas are applied when they are built. */
export const catalogueRoutes: FastifyPluginAsyncZod<{ bodies: CatalogueBodies }> = async (
  app,
  { bodies },
) => {
  const config = { access: 'everybody' } as const;
  app.get('/api/cards', { config }, (request, reply) => sendFrozen(request, reply, bodies.cards));
  app.get('/api/factions', { config }, (request, reply) => sendFrozen(request, reply, bodies.factions));
  app.get('/api/standalone-decks', { config }, (request, reply) =>
    sendFrozen(request, reply, bodies.standaloneDecks),
  );
};
