import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { LearningProgress, LearningReply } from '@amberhall/protocol';
import { caller } from '../http/access.ts';
import type { Limits } from '../http/limits.ts';
import { responseSchemas } from '../http/response-schemas.ts';
import type { LearningStore } from './learning-store.ts';

export interface LearningRouteParts {
  learning: LearningStore;
  limits: Pick<Limits, 'learning'>;
}

const success = true as const;

export const learningRoutes: FastifyPluginAsyncZod<LearningRouteParts> = async (
  app,
  { learning, limits },
) => {
  const [path, params] = ['/api/account/:username/learning', z.object({ username: z.string() })];

  app.get(
    path,
    {
      schema: { params, response: responseSchemas(LearningReply) },
      config: { access: 'self', rateLimit: limits.learning },
    },
    async (request) => ({ success, progress: await learning.of(caller(request).account.id) }),
  );

  app.post(
    path,
    {
      schema: { params, body: LearningProgress, response: responseSchemas(LearningReply) },
      config: { access: 'self', rateLimit: limits.learning },
    },
    async (request) => ({
      success,
      progress: await learning.merge(caller(request).account.id, request.body),
    }),
  );
};
