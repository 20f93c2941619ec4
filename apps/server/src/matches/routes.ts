import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { MatchesReply, MatchListQuery } from '@amberhall/protocol';
import { caller } from '../http/access.ts';
import { responseSchemas } from '../http/response-schemas.ts';
import { winRateOf } from '../statistics/records.ts';
import type { MatchStore } from './match-store.ts';

export interface MatchRouteParts {
  matches: MatchStore;
  now: () => Date;
}

export const matchRoutes: FastifyPluginAsyncZod<MatchRouteParts> = async (app, { matches, now }) => {
  app.get(
    '/api/games',
    {
      schema: { querystring: MatchListQuery, response: responseSchemas(MatchesReply) },
      config: { access: 'user' },
    },
    async (request) => {
      const page = await matches.page(caller(request).account.id, request.query, now());
      return { success: true as const, ...page, winRate: winRateOf(page.wins, page.wins + page.losses) };
    },
  );
};
