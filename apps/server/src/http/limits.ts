/** How often one address may call. */
import { normalizeIP } from '@fastify/rate-limit';
import type { RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from './problems.ts';

export type Limit = Pick<RateLimitOptions, 'max' | 'timeWindow'> &
  Partial<RateLimitOptions> & {
    /** Tells a limit apart that no route declares. */
    name?: string;
  };

/** The limits of calls that guess or cost more than others, and the one of all together. */
export interface Limits {
  all: Limit;
  register: Limit;
  /** Per address and account, so that nobody locks others out. */
  login: Limit;
  /** Per address, whatever the account: for those who try one password with many names. */
  logins: Limit;
  token: Limit;
  /** Calls in which somebody could guess a password they need again. */
  password: Limit;
  /** Calls that may bring pictures, which have to be made anew, and a password. */
  profile: Limit;
  /** Calls that end in a mail, or try the link in one. */
  mail: Limit;
  /** Reports of pages that failed. */
  reports: Limit;
  /** Calls that add a deck, for which another service may have to be asked. */
  decks: Limit;
  /** Calls for which a whole game may have to be played again. */
  replays: Limit;
}

/** @param factor multiplies every limit */
export function limitsBy(factor: number): Limits {
  const times = (max: number) => Math.ceil(max * factor);
  return {
    all: { max: times(600), timeWindow: '1 minute' },
    register: { max: times(60), timeWindow: '1 hour' },
    login: {
      max: times(10),
      timeWindow: '1 minute',
      hook: 'preHandler',
      keyGenerator: (request: FastifyRequest) => `${networkOf(request.ip)} ${loginName(request)}`,
    },
    logins: { name: 'logins', max: times(60), timeWindow: '1 minute' },
    token: { max: times(120), timeWindow: '1 minute' },
    password: { max: times(10), timeWindow: '1 minute' },
    profile: { max: times(60), timeWindow: '1 minute' },
    decks: { max: times(60), timeWindow: '1 minute' },
    replays: { max: times(240), timeWindow: '1 minute' },
    reports: { max: times(30), timeWindow: '1 minute' },
    mail: { max: times(30), timeWindow: '1 hour' },
  };
}

/** Whose address that is, as far as it can be told: of version 6 everybody has a whole network of addresses. */
export function networkOf(address: string): string {
  return normalizeIP(address);
}

/** A limit beside the one that a route declares, of which the library takes one only. */
export function limitAlso(app: Pick<FastifyInstance, 'createRateLimit'>, limit: Limit) {
  const take = app.createRateLimit(limit);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const taken = await take(request);
    if (taken.isAllowed || !taken.isExceeded) return;
    reply.header('retry-after', taken.ttlInSeconds);
    throw tooMany();
  };
}

export function tooMany(): Problem {
  return new Problem(429, 'Too many requests. Please wait a moment and try again.');
}

function loginName(request: FastifyRequest): string {
  return String((request.body as { username?: unknown }).username).toLowerCase();
}
