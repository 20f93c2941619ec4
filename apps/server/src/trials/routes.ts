import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { DeckTrialChangedReply, DeckTrialReply } from '@amberhall/protocol';
import { caller } from '../http/access.ts';
import type { Limits } from '../http/limits.ts';
import { RowId } from '../http/parameters.ts';
import { responseSchemas } from '../http/response-schemas.ts';
import type { DeckTrials } from './deck-trials.ts';

export interface TrialRouteParts {
  deckTrials: DeckTrials;
  limits: Pick<Limits, 'decks'>;
}

const success = true as const;

/** For the owner of the deck. */
export const trialRoutes: FastifyPluginAsyncZod<TrialRouteParts> = async (app, { deckTrials, limits }) => {
  const [path, params] = ['/api/decks/:id/trial', z.object({ id: RowId })];
  const config = { access: 'user' } as const;
  const changing = {
    schema: { params, response: responseSchemas(DeckTrialChangedReply) },
    config: { ...config, rateLimit: limits.decks },
  };

  app.get(
    path,
    { schema: { params, response: responseSchemas(DeckTrialReply) }, config },
    async (request) => ({
      success,
      trial: await deckTrials.of(caller(request).account.id, request.params.id),
    }),
  );

  app.post(path, changing, async (request) => ({
    success,
    trial: await deckTrials.request(caller(request).account.id, request.params.id),
  }));

  app.delete(path, changing, async (request) => ({
    success,
    trial: await deckTrials.cancel(caller(request).account.id, request.params.id),
  }));
};
