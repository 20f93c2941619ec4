import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { FriendshipReply, FriendsReply, PersonReply, Sharing, SharingReply } from '@amberhall/protocol';
import { caller } from '../http/access.ts';
import type { Limits } from '../http/limits.ts';
import { responseSchemas } from '../http/response-schemas.ts';
import type { People } from './people.ts';

const Name = z.string().max(100);
const Own = z.object({ username: z.string() });
const OfFriend = Own.extend({ name: Name });

export interface PeopleRouteParts {
  people: People;
  limits: Pick<Limits, 'friends' | 'people'>;
}

export const peopleRoutes: FastifyPluginAsyncZod<PeopleRouteParts> = async (app, { people, limits }) => {
  app.get(
    '/api/people/:name',
    {
      schema: { params: z.object({ name: Name }), response: responseSchemas(PersonReply) },
      config: { access: 'everybody', hasOptionalLogin: true, rateLimit: limits.people },
    },
    async (request) => ({
      success: true as const,
      person: await people.person(request.params.name, request.signedIn?.account ?? null),
    }),
  );

  app.get(
    '/api/account/:username/friends',
    { schema: { params: Own, response: responseSchemas(FriendsReply) }, config: { access: 'self' } },
    async (request) => ({ success: true as const, ...(await people.friends(caller(request).account)) }),
  );

  app.put(
    '/api/account/:username/friends/:name',
    {
      schema: { params: OfFriend, response: responseSchemas(FriendshipReply) },
      config: { access: 'self', rateLimit: limits.friends },
    },
    async (request) => ({
      success: true as const,
      relation: await people.ask(caller(request).account, request.params.name),
    }),
  );

  app.delete(
    '/api/account/:username/friends/:name',
    {
      schema: { params: OfFriend, response: responseSchemas(FriendshipReply) },
      config: { access: 'self', rateLimit: limits.friends },
    },
    async (request) => ({
      success: true as const,
      relation: await people.end(caller(request).account, request.params.name),
    }),
  );

  app.get(
    '/api/account/:username/sharing',
    { schema: { params: Own, response: responseSchemas(SharingReply) }, config: { access: 'self' } },
    async (request) => ({ success: true as const, sharing: await people.sharing(caller(request).account) }),
  );

  app.put(
    '/api/account/:username/sharing',
    {
      schema: { params: Own, body: Sharing, response: responseSchemas(SharingReply) },
      config: { access: 'self' },
    },
    async (request) => ({
      success: true as const,
      sharing: await people.share(caller(request).account, request.body),
    }),
  );
};
