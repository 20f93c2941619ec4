/** Who may call what: declared on each route, checked only here. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Permission } from '@amberhall/protocol';
import type { AccountService, SignedIn } from '../accounts/account-service.ts';
import { keyOf } from '../accounts/account-store.ts';
import type { Bans } from '../staff/bans.ts';
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

export interface Guards {
  accounts: AccountService;
  bans: Bans;
}

/** @throws at start for a route under `/api` that does not declare its access */
export function guardRoutes(app: FastifyInstance, { accounts, bans }: Guards): void {
  app.decorateRequest('signedIn', null);
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api') && route.config?.access === undefined) {
      throw new Error(`The route ${String(route.method)} ${route.url} declares no access.`);
    }
  });
  app.addHook('onRequest', async (request) => {
    const { access, hasOptionalLogin = false, bannedText } = request.routeOptions.config;
    if (access === undefined) return;
    if (bans.has(request.ip)) throw bannedText === undefined ? forbidden() : refused(bannedText);
    const isVisitor = hasOptionalLogin && request.headers.authorization === undefined;
    if (access === 'everybody' && (isVisitor || !hasOptionalLogin)) return;

    request.signedIn = await accounts.signedInBy(bearerToken(request));
    if (request.signedIn === null) throw unauthorized();
    if (access === 'everybody') return;
    if (!isAllowed(access, request.signedIn, request.params)) throw forbidden();
  });
}

function isAllowed(access: Exclude<Access, 'everybody'>, { account }: SignedIn, params: unknown): boolean {
  if (access === 'user') return true;
  if (access === 'self') return keyOf((params as { username: string }).username) === account.usernameKey;
  return account.permissions.includes(access);
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
