import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { PlayStatisticsQuery, PlayStatisticsReply, SiteStatisticsReply } from '@amberhall/protocol';
import { caller } from '../http/access.ts';
import type { Limits } from '../http/limits.ts';
import { responseSchemas } from '../http/response-schemas.ts';
import type { PlayStatisticsStore } from './play-statistics.ts';
import type { SiteStatisticsStore } from './site-statistics.ts';

export interface StatisticsRouteParts {
  playStatistics: PlayStatisticsStore;
  siteStatistics: SiteStatisticsStore;
  limits: Pick<Limits, 'statistics'>;
}

export const statisticsRoutes: FastifyPluginAsyncZod<StatisticsRouteParts> = async (app, parts) => {
  const { playStatistics, siteStatistics, limits } = parts;
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
};
