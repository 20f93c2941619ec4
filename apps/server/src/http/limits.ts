/** Rate limits: of users per account, of visitors per address. */
import { normalizeIP } from '@fastify/rate-limit';
import type { RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from './problems.ts';

export type Limit = Pick<RateLimitOptions, 'max' | 'timeWindow'> &
  Partial<RateLimitOptions> & {
    /** Identifies the limit that no route declares. */
    name?: string;
  };

/** The limits of sensitive or expensive calls, and the limit for all calls together. */
export interface Limits {
  all: Limit;
  register: Limit;
  /** Per address and account, so that nobody can lock others out. */
  login: Limit;
  /** Per address over all accounts, against trying one password with many names. */
  logins: Limit;
  token: Limit;
  /** Calls in which the current password could be guessed. */
  password: Limit;
  /** Calls that may upload pictures, which are re-encoded, and a password. */
  profile: Limit;
  /** Calls that send a mail, or try a mailed link. */
  mail: Limit;
  /** Requests to become friends, and their withdrawals. */
  friends: Limit;
  /** Pages about people, which need several queries. */
  people: Limit;
  /** Lists and pages of events, which are fetched again at each change. */
  events: Limit;
  /** What entrants and organisers do. */
  eventChanges: Limit;
  /** Reports about people. */
  userReports: Limit;
  /** Error reports of pages. */
  reports: Limit;
  /** Calls that add a deck, which may need a request to another service. */
  decks: Limit;
  /** Previews of pages and their pictures, which are drawn on demand. */
  previews: Limit;
  /** Statistics, which count many games. */
  statistics: Limit;
  /** Pages of shared decks, which need several queries. */
  sharedDecks: Limit;
  /** New links of positions, whose replays may have to be replayed. */
  positionLinks: Limit;
  /** Progress in lessons, sent at each step. */
  learning: Limit;
  /** Calls that may replay a whole game. */
  replays: Limit;
  /** Requests to analyse a game, and their withdrawals. */
  analyses: Limit;
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
    previews: { max: times(60), timeWindow: '1 minute' },
    statistics: { max: times(60), timeWindow: '1 minute' },
    sharedDecks: { max: times(120), timeWindow: '1 minute' },
    positionLinks: { max: times(20), timeWindow: '10 minutes' },
    learning: { max: times(120), timeWindow: '1 minute' },
    replays: { max: times(240), timeWindow: '1 minute' },
    analyses: { max: times(20), timeWindow: '1 minute' },
    userReports: { max: times(10), timeWindow: '10 minutes' },
    reports: { max: times(30), timeWindow: '1 minute' },
    friends: { max: times(60), timeWindow: '10 minutes' },
    people: { max: times(120), timeWindow: '1 minute' },
    events: { max: times(240), timeWindow: '1 minute' },
    eventChanges: { max: times(120), timeWindow: '1 minute' },
    mail: { max: times(30), timeWindow: '1 hour' },
  };
}

/** Returns whose calls are counted together. Many users can share one address, for example at a club. */
export function callerKey(request: FastifyRequest): string {
  return request.signedIn === null ? networkOf(request.ip) : `account ${request.signedIn.account.id}`;
}

/** Returns the key of a client address. For IPv6 it is the network, because each client has a whole one. */
export function networkOf(address: string): string {
  return normalizeIP(address);
}

/** A second limit beside the one of the route, because the library supports only one. */
export function limitAlso(app: Pick<FastifyInstance, 'createRateLimit'>, limit: Limit) {
  const take = app.createRateLimit(limit);
  return async (request: FastifyRequest): Promise<void> => {
    const taken = await take(request);
    if (taken.isAllowed || !taken.isExceeded) return;
    throw tooMany(taken.ttlInSeconds);
  };
}

/** @param retryAfter seconds */
export function tooMany(retryAfter: number): Problem {
  return new Problem(429, 'Too many requests. Please wait a moment and try again.', { retryAfter });
}

function loginName(request: FastifyRequest): string {
  return String((request.body as { username?: unknown }).username).toLowerCase();
}
