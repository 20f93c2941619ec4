import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { LOBBY_NEWS, NewsQuery, NewsReply } from '@amberhall/protocol';
import { answers } from '../http/answers.ts';
import type { NewsStore } from './store.ts';

export const newsRoutes: FastifyPluginAsyncZod<{ news: NewsStore }> = async (app, { news }) => {
  app.get(
    '/api/news/',
    {
      schema: { querystring: NewsQuery, response: answers(NewsReply) },
      config: { access: 'everybody' },
    },
    async (request) => ({
      success: true as const,
      news: await news.latest(Math.min(request.query.limit, LOBBY_NEWS)),
    }),
  );
};
