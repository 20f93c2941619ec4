import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { MatchesReply } from '@amberhall/protocol';
import { caller } from '../http/access.ts';
import { answers } from '../http/answers.ts';
import type { MatchStore } from './store.ts';

const SHOWN = 100;

export const matchRoutes: FastifyPluginAsyncZod<{ matches: MatchStore }> = async (app, { matches }) => {
  app.get(
    '/api/games',
    { schema: { response: answers(MatchesReply) }, config: { access: 'user' } },
    async (request) => ({
      success: true as const,
      games: await matches.of(caller(request).account.id, SHOWN),
    }),
  );
};
