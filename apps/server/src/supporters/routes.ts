import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { LinkPatreon, PatreonLinkedReply, PatreonUrlReply, SupporterReply } from '@amberhall/protocol';
import type { AccountService } from '../accounts/account-service.ts';
import { caller } from '../http/access.ts';
import { responseSchemas } from '../http/response-schemas.ts';
import type { Limits } from '../http/limits.ts';
import type { Supporters } from './supporters.ts';

export interface SupporterRouteParts {
  supporters: Supporters;
  accounts: AccountService;
  limits: Pick<Limits, 'password'>;
}

const success = true as const;

export const supporterRoutes: FastifyPluginAsyncZod<SupporterRouteParts> = async (
  app,
  { supporters, accounts, limits },
) => {
  const config = { access: 'user', rateLimit: limits.password } as const;

  app.get(
    '/api/account/patreon',
    { schema: { response: responseSchemas(SupporterReply) }, config: { access: 'user' } },
    async (request) => ({
      success,
      isOffered: supporters.isOffered,
      isStale: await supporters.isStale(caller(request).account),
    }),
  );

  app.post(
    '/api/account/patreon',
    { schema: { response: responseSchemas(PatreonUrlReply) }, config },
    async (request) => ({ success, url: await supporters.begin(caller(request).account) }),
  );

  app.post(
    '/api/account/linkPatreon',
    { schema: { body: LinkPatreon, response: responseSchemas(PatreonLinkedReply) }, config },
    async (request) => ({
      success,
      user: await accounts.ownView(await supporters.link(caller(request).account, request.body)),
    }),
  );

  app.post(
    '/api/account/unlinkPatreon',
    { schema: { response: responseSchemas(PatreonLinkedReply) }, config },
    async (request) => ({
      success,
      user: await accounts.ownView(await supporters.unlink(caller(request).account)),
    }),
  );
};
