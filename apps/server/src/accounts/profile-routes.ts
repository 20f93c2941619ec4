import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  PROFILE_TEXTS,
  BlockBody,
  BlockListReply,
  BlockReply,
  LanguageBody,
  LanguageReply,
  ProfileBody,
  ProfileReply,
  SessionRemovedReply,
  SessionsEndedReply,
  SessionsReply,
} from '@amberhall/protocol';
import { caller } from '../http/access.ts';
import { responseSchemas } from '../http/response-schemas.ts';
import type { Limits } from '../http/limits.ts';
import { RowId } from '../http/parameters.ts';
import type { ProfileService } from './profile.ts';

/** The maximum size in bytes of a body with an avatar and a background. */
const UPLOAD_LIMIT = 8 * 1024 * 1024;
const Own = z.object({ username: z.string() });

export interface ProfileRouteParts {
  profiles: ProfileService;
  limits: Pick<Limits, 'profile'>;
}

export const profileRoutes: FastifyPluginAsyncZod<ProfileRouteParts> = async (app, { profiles, limits }) => {
  app.put(
    '/api/account/:username',
    {
      schema: { params: Own, body: ProfileBody, response: responseSchemas(ProfileReply) },
      config: { access: 'self', rateLimit: limits.profile },
      bodyLimit: UPLOAD_LIMIT,
    },
    async (request) => ({
      success: true as const,
      ...(await profiles.save(caller(request), request.body.data)),
    }),
  );

  app.put(
    '/api/account/:username/language',
    {
      schema: { params: Own, body: LanguageBody, response: responseSchemas(LanguageReply) },
      config: { access: 'self', rateLimit: limits.profile },
    },
    async (request) => {
      const { language } = request.body;
      await profiles.changeLanguage(caller(request), language);
      return { success: true as const, language };
    },
  );

  app.get(
    '/api/account/:username/sessions',
    { schema: { params: Own, response: responseSchemas(SessionsReply) }, config: { access: 'self' } },
    async (request) => ({ success: true as const, tokens: await profiles.sessions(caller(request)) }),
  );

  app.delete(
    '/api/account/:username/sessions',
    { schema: { params: Own, response: responseSchemas(SessionsEndedReply) }, config: { access: 'self' } },
    async (request) => {
      await profiles.endOtherSessions(caller(request));
      return { success: true as const, message: PROFILE_TEXTS.sessionsEnded };
    },
  );

  app.delete(
    '/api/account/:username/sessions/:tokenId',
    {
      schema: { params: Own.extend({ tokenId: RowId }), response: responseSchemas(SessionRemovedReply) },
      config: { access: 'self' },
    },
    async (request) => {
      const { tokenId } = request.params;
      await profiles.removeSession(caller(request), tokenId);
      return { success: true as const, tokenId, message: 'Session removed successfully' };
    },
  );

  app.get(
    '/api/account/:username/blocklist',
    { schema: { params: Own, response: responseSchemas(BlockListReply) }, config: { access: 'self' } },
    async (request) => ({ success: true as const, blockList: await profiles.blockList(caller(request)) }),
  );

  app.post(
    '/api/account/:username/blocklist',
    {
      schema: { params: Own, body: BlockBody, response: responseSchemas(BlockReply) },
      config: { access: 'self' },
    },
    async (request) => ({
      success: true as const,
      ...(await profiles.block(caller(request), request.body.username)),
    }),
  );

  app.delete(
    '/api/account/:username/blocklist/:name',
    {
      schema: { params: Own.extend({ name: z.string().max(1000) }), response: responseSchemas(BlockReply) },
      config: { access: 'self' },
    },
    async (request) => ({
      success: true as const,
      ...(await profiles.unblock(caller(request), request.params.name)),
    }),
  );
};
