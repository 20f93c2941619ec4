import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  AdminUserReply,
  ChangeUserBody,
  ChangeUserReply,
  UserSearchQuery,
  UserSearchReply,
} from '@amberhall/protocol';
import { caller } from '../http/access.ts';
import { responseSchemas } from '../http/response-schemas.ts';
import type { UserAdministration } from './users.ts';

const Named = z.object({ username: z.string().max(1000) });

export const userRoutes: FastifyPluginAsyncZod<{ users: UserAdministration }> = async (app, { users }) => {
  app.get(
    '/api/users',
    {
      schema: { querystring: UserSearchQuery, response: responseSchemas(UserSearchReply) },
      config: { access: 'canManageUsers' },
    },
    async (request) => {
      const { search, after } = request.query;
      return { success: true as const, ...(await users.search(caller(request).account, search, after)) };
    },
  );

  app.get(
    '/api/user/:username',
    {
      schema: { params: Named, response: responseSchemas(AdminUserReply) },
      config: { access: 'canManageUsers' },
    },
    async (request) => ({
      success: true as const,
      ...(await users.find(request.params.username)),
      message: 'User details loaded',
    }),
  );

  app.put(
    '/api/user/:username',
    {
      schema: { params: Named, body: ChangeUserBody, response: responseSchemas(ChangeUserReply) },
      config: { access: 'canManageUsers' },
    },
    async (request) => {
      const { params, body } = request;
      const user = await users.change(caller(request).account, params.username, body.userToChange);
      return { success: true as const, user, message: 'User details saved.' };
    },
  );
};
