import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  LOBBY_NEWS,
  NewsAddedReply,
  NewsBody,
  NewsEditedReply,
  NewsQuery,
  NewsReply,
  RemovedReply,
} from '@amberhall/protocol';
import { caller } from '../http/access.ts';
import { responseSchemas } from '../http/response-schemas.ts';
import { RowId } from '../http/parameters.ts';
import type { NewsService } from './news-service.ts';
import type { NewsStore } from './news-store.ts';

const Item = z.object({ id: RowId });

export const newsRoutes: FastifyPluginAsyncZod<{ news: NewsStore; newsService: NewsService }> = async (
  app,
  { news, newsService },
) => {
  app.get(
    '/api/news/',
    {
      schema: { querystring: NewsQuery, response: responseSchemas(NewsReply) },
      config: { access: 'everybody', hasOptionalLogin: true },
    },
    async (request) => {
      const { limit } = request.query;
      const isEditor = request.signedIn?.account.permissions.includes('canEditNews') === true;
      return {
        success: true as const,
        news: await news.latest(isEditor ? limit : Math.min(limit, LOBBY_NEWS)),
      };
    },
  );

  app.post(
    '/api/news',
    {
      schema: { body: NewsBody, response: responseSchemas(NewsAddedReply) },
      config: { access: 'canEditNews' },
    },
    async (request) => ({
      success: true as const,
      newsItem: await newsService.add(caller(request).account, request.body.text),
      message: 'News item added successfully',
    }),
  );

  app.put(
    '/api/news/:id',
    {
      schema: { params: Item, body: NewsBody, response: responseSchemas(NewsEditedReply) },
      config: { access: 'canEditNews' },
    },
    async (request) => ({
      success: true as const,
      ...(await newsService.edit(caller(request).account, request.params.id, request.body.text)),
      message: 'News item saved successfully',
    }),
  );

  app.delete(
    '/api/news/:id',
    { schema: { params: Item, response: responseSchemas(RemovedReply) }, config: { access: 'canEditNews' } },
    async (request) => {
      const { id } = request.params;
      await newsService.remove(caller(request).account, id);
      return { success: true as const, id, message: 'News item deleted successfully' };
    },
  );
};
