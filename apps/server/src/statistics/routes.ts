import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  CardStatisticsReply,
  PlayStatisticsQuery,
  PlayStatisticsReply,
  SiteStatisticsReply,
} from '@amberhall/protocol';
import { z } from 'zod';
import { caller } from '../http/access.ts';
import type { Limits } from '../http/limits.ts';
import { responseSchemas } from '../http/response-schemas.ts';
import type { CardStatisticsStore } from './card-statistics.ts';
import type { PlayStatisticsStore } from './play-statistics.ts';
import type { SiteStatisticsStore } from './site-statistics.ts';

export interface StatisticsRouteParts {
  playStatistics: PlayStatisticsStore;
  siteStatistics: SiteStatisticsStore;
  cardStatistics: CardStatisticsStore;
  limits: Pick<Limits, 'statistics'>;
}

const CardParams = z.object({ slug: z.string().max(100) });

export const statisticsRoutes: FastifyPluginAsyncZod<StatisticsRouteParts> = async (app, parts) => {
  const { playStatistics, siteStatistics, cardStatistics, limits } = parts;
  const rateLimit = limits.statistics;
  app.get(
    '/api/statistics/own',
    {
      schema: { querystring: PlayStatisticsQuery, response: responseSchemas(PlayStatisticsReply) },
      config: { access: 'user', rateLimit },
    },
    async (request) => ({
      success: true as const,
      statistics: await playStatistics.of(caller(request).account.id, request.query.period),
    }),
  );

  app.get(
    '/api/statistics/site',
    {
      schema: { response: responseSchemas(SiteStatisticsReply) },
      config: { access: 'everybody', rateLimit },
    },
    async () => ({ success: true as const, statistics: await siteStatistics.get() }),
  );

  app.get(
    '/api/statistics/cards/:slug',
    {
      schema: { params: CardParams, response: responseSchemas(CardStatisticsReply) },
      config: { access: 'everybody', rateLimit },
    },
    async ({ params }) => ({ success: true as const, statistics: await cardStatistics.of(params.slug) }),
  );
};
