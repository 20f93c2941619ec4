import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  PositionLinkReply,
  PositionLinksReply,
  RemovePositionLinkReply,
  SharePositionBody,
  SharePositionReply,
} from '@amberhall/protocol';
import { caller } from '../http/access.ts';
import type { Limits } from '../http/limits.ts';
import { responseSchemas } from '../http/response-schemas.ts';
import type { PositionLinks } from './position-links.ts';

export interface PositionRouteParts {
  positionLinks: PositionLinks;
  limits: Pick<Limits, 'sharedDecks' | 'positionLinks'>;
}

const success = true as const;

export const positionRoutes: FastifyPluginAsyncZod<PositionRouteParts> = async (
  app,
  { positionLinks, limits },
) => {
  const [path, params] = ['/api/position-links/:key', z.object({ key: z.string().max(100) })];

  app.post(
    '/api/position-links',
    {
      schema: { body: SharePositionBody, response: responseSchemas(SharePositionReply) },
      config: { access: 'user', rateLimit: limits.positionLinks },
    },
    async (request) => ({
      success,
      link: await positionLinks.share(caller(request).account, request.body),
    }),
  );

  app.get(
    '/api/position-links',
    { schema: { response: responseSchemas(PositionLinksReply) }, config: { access: 'user' } },
    async (request) => ({ success, links: await positionLinks.of(caller(request).account) }),
  );

  app.get(
    path,
    {
      schema: { params, response: responseSchemas(PositionLinkReply) },
      config: { access: 'everybody', hasOptionalLogin: true, rateLimit: limits.sharedDecks },
    },
    async (request) => ({
      success,
      link: await positionLinks.link(request.params.key, request.signedIn?.account ?? null),
    }),
  );

  app.delete(
    path,
    { schema: { params, response: responseSchemas(RemovePositionLinkReply) }, config: { access: 'user' } },
    async (request) => {
      await positionLinks.remove(request.params.key, caller(request).account);
      return { success };
    },
  );
};
