/**
 * Challonge by version 1 of its API.
 *
 * Every address contains the key, so no address may appear in an error or a log. Failures have our own texts, and
 * messages of the service are kept only after the key was removed from them.
 */
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { z } from 'zod';
import { Backoff } from '../backoff/backoff.ts';
import { BracketFailure } from './bracket-service.ts';
import type { BracketAccess, BracketLink, BracketService, ReportedResult } from './bracket-service.ts';
import { Attached, Errors, OneMatch, TournamentList, WholeTournament } from './challonge-shapes.ts';

export interface ChallongeParts {
  /** Its address, for example `https://api.challonge.com/v1`. */
  url: string;
  /** The time limit for its answer in milliseconds. */
  timeoutMs: number;
  /** The user agent of requests. */
  userAgent: () => string;
  now: () => Date;
}

interface Request {
  method: 'GET' | 'POST' | 'PUT';
  /** The path below the address of the service, without `.json`. */
  path: string;
  query?: Record<string, string>;
  body?: unknown;
}

const RETRY_AFTER_MS = 250;
const TRANSIENT_STATUS: readonly number[] = [502, 503, 504];

export class Challonge implements BracketService {
  readonly #parts: ChallongeParts;
  /** By the hash of the key: the service limits requests per account. */
  readonly #backoffs = new Map<string, Backoff>();

  constructor(parts: ChallongeParts) {
    this.#parts = parts;
  }

  async tournaments(access: BracketAccess) {
    const list = (query: Record<string, string>) =>
      this.#ask(access, { method: 'GET', path: '/tournaments', query }, TournamentList);
    const own = await list({});
    // Tournaments of a community are in no other list.
    const community = access.subdomain === '' ? [] : await list({ subdomain: access.subdomain });
    return [...new Map([...own, ...community].map((tournament) => [tournament.id, tournament])).values()];
  }

  tournament(access: BracketAccess, id: number | string) {
    const query = { include_participants: '1', include_matches: '1' };
    return this.#ask(access, { method: 'GET', path: `/tournaments/${id}`, query }, WholeTournament);
  }

  async attachLink(access: BracketAccess, { tournamentId, matchId, url }: BracketLink) {
    const path = `/tournaments/${tournamentId}/matches/${matchId}/attachments`;
    await this.#ask(access, { method: 'POST', path, body: { match_attachment: { url } } }, Attached);
  }

  reportResult(access: BracketAccess, { tournamentId, matchId, winnerId, scores }: ReportedResult) {
    const path = `/tournaments/${tournamentId}/matches/${matchId}`;
    const body = { match: { scores_csv: scores, winner_id: winnerId } };
    return this.#ask(access, { method: 'PUT', path, body }, OneMatch);
  }

  async #ask<Schema extends z.ZodType>(
    { key }: BracketAccess,
    request: Request,
    schema: Schema,
  ): Promise<z.infer<Schema>> {
    const text = await this.#answered(key, request).catch(async (error: unknown) => {
      // A request that may have been carried out must not be repeated.
      const mayAgain = request.method === 'GET' && error instanceof BracketFailure && error.isTransient;
      if (!mayAgain) throw error;
      await wait(RETRY_AFTER_MS);
      return this.#answered(key, request);
    });
    const parsed = schema.safeParse(jsonOf(text));
    if (parsed.success) return parsed.data;
    const fields = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
    throw new BracketFailure('nonsense', `The bracket service answered with unusable fields: ${fields}`);
  }

  async #answered(key: string, { method, path, query = {}, body }: Request): Promise<string> {
    const { url, timeoutMs, userAgent } = this.#parts;
    const pause = this.#backoffOf(key);
    if (pause.leftMs > 0) throw new BracketFailure('busy', 'The bracket service has asked for a pause');
    const parameters = new URLSearchParams({ ...query, api_key: key });
    try {
      const response = await fetch(`${url}${path}.json?${parameters.toString()}`, {
        method,
        headers: {
          accept: 'application/json',
          'user-agent': userAgent(),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = (await response.text()).replaceAll(key, '…');
      if (response.status === 429) pause.start(response.headers, text);
      check(response.status, text);
      pause.reset();
      return text;
    } catch (error) {
      if (error instanceof BracketFailure) throw error;
      if ((error as Error).name === 'TimeoutError') {
        throw new BracketFailure('slow', `The bracket service gave no answer within ${timeoutMs} ms`);
      }
      const passing = { isPassing: true };
      throw new BracketFailure('unreachable', 'The bracket service cannot be reached', passing);
    }
  }

  #backoffOf(key: string): Backoff {
    const hash = createHash('sha256').update(key).digest('hex');
    const pause = this.#backoffs.get(hash) ?? new Backoff(this.#parts.now);
    this.#backoffs.set(hash, pause);
    return pause;
  }
}

/** @throws {BracketFailure} unless the status is a success */
function check(status: number, text: string): void {
  if (status >= 200 && status <= 299) return;
  if (status === 401 || status === 403) throw new BracketFailure('badKey', 'The key was not accepted');
  if (status === 404) throw new BracketFailure('unknown', 'There is no such tournament or match');
  if (status === 429) throw new BracketFailure('busy', 'The bracket service was asked too often');
  if (status === 422) {
    throw new BracketFailure('refused', 'The bracket service refused', { reasons: reasonsIn(text) });
  }
  const isPassing = TRANSIENT_STATUS.includes(status);
  throw new BracketFailure('failing', `The bracket service answered with ${status}`, { isPassing });
}

function reasonsIn(text: string): string[] {
  try {
    const parsed = Errors.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data.errors : [];
  } catch {
    return [];
  }
}

function jsonOf(text: string): unknown {
  if (text.trimStart().startsWith('<')) {
    throw new BracketFailure('nonsense', 'The bracket service answered with a page in place of data');
  }
  try {
    return JSON.parse(text);
  } catch {
    // The parse error would quote the body, which may contain the key.
    throw new BracketFailure('nonsense', 'The bracket service answered with broken data');
  }
}
