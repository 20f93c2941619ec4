import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  CheckAuthReply,
  LoginBody,
  LoginReply,
  LogoutBody,
  LogoutReply,
  RegisterBody,
  RegisterReply,
  TokenBody,
  TokenReply,
} from '@amberhall/protocol';
import { requestedLanguage } from '../catalogue/language.ts';
import { caller } from '../http/access.ts';
import { responseSchemas } from '../http/response-schemas.ts';
import { limitAlso } from '../http/limits.ts';
import type { Limits } from '../http/limits.ts';
import type { Supporters } from '../supporters/supporters.ts';
import type { RecoveryService } from './recovery.ts';
import type { AccountService } from './account-service.ts';

/** For banned addresses. The text does not reveal the reason. */
const NOT_NOW = 'Registration is not available at the moment. Please try again later.';

export interface AccountRouteParts {
  accounts: AccountService;
  recovery: RecoveryService;
  supporters: Pick<Supporters, 'recheckPledge'>;
  limits: Limits;
}

export const accountRoutes: FastifyPluginAsyncZod<AccountRouteParts> = async (
  app,
  { accounts, recovery, supporters, limits },
) => {
  app.post(
    '/api/account/register',
    {
      schema: { body: RegisterBody, response: responseSchemas(RegisterReply) },
      config: { access: 'everybody', bannedText: NOT_NOW, rateLimit: limits.register },
    },
    async (request) => {
      const account = await accounts.register(request.body, {
        ip: request.ip,
        language: requestedLanguage(request.body.language, request.headers['accept-language']),
      });
      if (!account.verified) recovery.welcome(account);
      return { success: true as const };
    },
  );

  app.post(
    '/api/account/login',
    {
      schema: { body: LoginBody, response: responseSchemas(LoginReply) },
      config: { access: 'everybody', rateLimit: limits.login },
      onRequest: limitAlso(app, limits.logins),
    },
    async (request) => {
      const login = await accounts.login(request.body, {
        ip: request.ip,
        userAgent: request.headers['user-agent'],
      });
      supporters.recheckPledge(login.user);
      return { success: true as const, ...login };
    },
  );

  app.post(
    '/api/account/token',
    {
      schema: { body: TokenBody, response: responseSchemas(TokenReply) },
      config: { access: 'everybody', rateLimit: limits.token },
    },
    async (request) => {
      const login = await accounts.refresh(request.body, request.ip);
      supporters.recheckPledge(login.user);
      return { success: true as const, ...login };
    },
  );

  app.post(
    '/api/account/checkauth',
    { schema: { response: responseSchemas(CheckAuthReply) }, config: { access: 'user' } },
    async (request) => {
      const { account } = caller(request);
      supporters.recheckPledge(account);
      return { success: true as const, user: await accounts.ownView(account) };
    },
  );

  app.post(
    '/api/account/logout',
    { schema: { body: LogoutBody, response: responseSchemas(LogoutReply) }, config: { access: 'user' } },
    async (request) => {
      await accounts.logout(caller(request), request.body.tokenId ?? undefined);
      return { success: true as const };
    },
  );
};
