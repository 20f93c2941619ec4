/** Who may call what: declared on each route, checked only here. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Permission } from '@amberhall/protocol';
import type { SignedIn } from '../accounts/account-service.ts';
import { forbidden, refused, unauthorized } from './problems.ts';

/** Everybody, every logged-in user, the user named in the path, or users with a permission. */
export type Access = 'everybody' | 'user' | 'self' | Permission;

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** Open to everybody, with answers that depend on the user: a login is optional but must be valid. */
    hasOptionalLogin?: boolean;
    /** The text of refusals for banned addresses, which does not reveal the reason. */
    bannedText?: string;
  }
  interface FastifyRequest {
    signedIn: SignedIn | null;
  }
}

/** What the guard of the routes asks about callers. */
export interface Guards {
  /** `null` for a token that is not valid, or whose login has ended. */
  signedInBy: (token: string) => Promise<SignedIn | null>;
  isBanned: (address: string) => boolean;
  isNameOf: (account: SignedIn['account'], username: string) => boolean;
}

/** @throws at start for a route under `/api` that does not declare its access */
export function guardRoutes(app: FastifyInstance, guards: Guards): void {
  app.decorateRequest('signedIn', null);
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api') && route.config?.access === undefined) {
      throw new Error(`The route ${String(route.method)} ${route.url} declares no access.`);
    }
  });
  app.addHook('onRequest', async (request) => {
    const { access, hasOptionalLogin = false, bannedText } = request.routeOptions.config;
    if (access === undefined) return;
    if (guards.isBanned(request.ip)) throw bannedText === undefined ? forbidden() : refused(bannedText);
    const isVisitor = hasOptionalLogin && request.headers.authorization === undefined;
    if (access === 'everybody' && (isVisitor || !hasOptionalLogin)) return;

    request.signedIn = await guards.signedInBy(bearerToken(request));
    if (request.signedIn === null) throw unauthorized();
    if (access === 'everybody') return;
    const { account } = request.signedIn;
    const { username = '' } = request.params as { username?: string };
    const isAllowed =
      access === 'user' ||
      (access === 'self' ? guards.isNameOf(account, username) : account.permissions.includes(access));
    if (!isAllowed) throw forbidden();
  });
}

/** Returns the caller of a route that needs a login. */
export function caller(request: FastifyRequest): SignedIn {
  if (request.signedIn === null) throw new Error(`${request.url} asks for its caller but lets everybody in.`);
  return request.signedIn;
}

function bearerToken(request: FastifyRequest): string {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' ? (token ?? '') : '';
}
