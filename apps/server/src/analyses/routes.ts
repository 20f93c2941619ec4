import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { GameAnalysisChangedReply, GameAnalysisReply } from '@amberhall/protocol';
import { caller } from '../http/access.ts';
import type { Limits } from '../http/limits.ts';
import { responseSchemas } from '../http/response-schemas.ts';
import type { GameAnalyses } from './game-analyses.ts';

export interface AnalysisRouteParts {
  gameAnalyses: GameAnalyses;
  limits: Pick<Limits, 'replays' | 'analyses'>;
}

const success = true as const;

/** For the players of the game. */
export const analysisRoutes: FastifyPluginAsyncZod<AnalysisRouteParts> = async (
  app,
  { gameAnalyses, limits },
) => {
  const [path, params] = ['/api/replays/:id/analysis', z.object({ id: z.uuid() })];
  const changing = {
    schema: { params, response: responseSchemas(GameAnalysisChangedReply) },
    config: { access: 'user', rateLimit: limits.analyses },
  } as const;

  app.get(
    path,
    {
      schema: { params, response: responseSchemas(GameAnalysisReply) },
      config: { access: 'user', rateLimit: limits.replays },
    },
    async (request) => ({
      success,
      analysis: await gameAnalyses.of(caller(request).account, request.params.id),
    }),
  );

  app.post(path, changing, async (request) => ({
    success,
    analysis: await gameAnalyses.request(caller(request).account, request.params.id),
  }));

  app.delete(path, changing, async (request) => ({
    success,
    analysis: await gameAnalyses.cancel(caller(request).account, request.params.id),
  }));
};
