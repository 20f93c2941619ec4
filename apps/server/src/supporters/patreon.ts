/**
 * The part of Patreon's API that the site uses: a user's identity, and whether they pledge to us.
 *
 * Codes, tokens and the client secret are sent in bodies and headers, and appear in no error message.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { Backoff } from '../backoff/backoff.ts';

export interface PatreonParts {
  /** Its address, for example `https://www.patreon.com`. */
  url: string;
  clientId: string;
  clientSecret: string;
  /** Pledges to other campaigns do not count. */
  campaign: string;
  /** The time limit for its answer in milliseconds. */
  timeoutMs: number;
  /** The redirect address. It must be registered at Patreon exactly like this. */
  returnUrl: () => string;
  /** The user agent of requests. */
  userAgent: () => string;
  now: () => Date;
}

/** `refused`: the code or token is not accepted. The others say nothing about either. */
export type PatreonFailureKind = 'refused' | 'busy' | 'slow' | 'unreachable' | 'failing' | 'nonsense';

export class PatreonFailure extends Error {
  override name = 'PatreonFailure';
  readonly kind: PatreonFailureKind;
  /** A retry may succeed. */
  readonly isTransient: boolean;

  constructor(kind: PatreonFailureKind, message: string, isPassing = false) {
    super(message);
    this.kind = kind;
    this.isTransient = isPassing;
  }
}

export interface PatreonTokens {
  access: string;
  refresh: string;
}

const Tokens = z
  .object({ access_token: z.string().min(1).max(4000), refresh_token: z.string().min(1).max(4000) })
  .transform((tokens): PatreonTokens => ({ access: tokens.access_token, refresh: tokens.refresh_token }));

const Identity = z.object({
  included: z
    .array(
      z.object({
        type: z.string(),
        attributes: z
          .object({
            patron_status: z.string().nullish(),
            currently_entitled_amount_cents: z.number().nullish(),
          })
          .optional(),
        relationships: z
          .object({
            campaign: z.object({ data: z.object({ id: z.string() }).nullish() }).optional(),
          })
          .optional(),
      }),
    )
    .optional(),
});
type Identity = z.infer<typeof Identity>;

interface Call {
  method?: 'POST';
  headers?: Record<string, string>;
  body?: URLSearchParams;
}

const SCOPES = 'identity identity.memberships';
/** The API returns only the requested fields. */
const IDENTITY = new URLSearchParams({
  include: 'memberships.campaign',
  'fields[member]': 'patron_status,currently_entitled_amount_cents',
});
const RETRY_AFTER_MS = 250;
const TRANSIENT_STATUS: readonly number[] = [502, 503, 504];

/** All methods reject only with a {@link PatreonFailure}. */
export class Patreon {
  readonly #parts: PatreonParts;
  readonly #backoff: Backoff;

  constructor(parts: PatreonParts) {
    this.#parts = parts;
    this.#backoff = new Backoff(parts.now);
  }

  /** Returns the address at which the user gives consent. */
  authorizeUrl(state: string): string {
    const { url, clientId, returnUrl } = this.#parts;
    const query = {
      response_type: 'code',
      client_id: clientId,
      redirect_uri: returnUrl(),
      scope: SCOPES,
      state,
    };
    return `${url}/oauth2/authorize?${new URLSearchParams(query).toString()}`;
  }

  tokensFor(code: string): Promise<PatreonTokens> {
    return this.#tokens({ grant_type: 'authorization_code', code, redirect_uri: this.#parts.returnUrl() });
  }

  /** New tokens; the old ones may no longer be valid. */
  refreshTokens(refreshToken: string): Promise<PatreonTokens> {
    return this.#tokens({ grant_type: 'refresh_token', refresh_token: refreshToken });
  }

  /** Returns whether the owner of the token pledges to us. */
  async hasPledged(accessToken: string): Promise<boolean> {
    const ask = () =>
      this.#ask(`/api/oauth2/v2/identity?${IDENTITY.toString()}`, {
        headers: { authorization: `Bearer ${accessToken}` },
      });
    const answer = await ask().catch(async (error: unknown) => {
      if (!(error instanceof PatreonFailure) || !error.isTransient) throw error;
      await wait(RETRY_AFTER_MS);
      return ask();
    });
    return this.#isPledge(parsed(Identity, answer));
  }

  #isPledge({ included = [] }: Identity): boolean {
    return included.some(
      ({ type, attributes, relationships }) =>
        type === 'member' &&
        relationships?.campaign?.data?.id === this.#parts.campaign &&
        attributes?.patron_status === 'active_patron' &&
        (attributes.currently_entitled_amount_cents ?? 0) > 0,
    );
  }

  async #tokens(grant: Record<string, string>): Promise<PatreonTokens> {
    const { clientId, clientSecret } = this.#parts;
    const body = new URLSearchParams({ ...grant, client_id: clientId, client_secret: clientSecret });
    return parsed(Tokens, await this.#ask('/api/oauth2/token', { method: 'POST', body }));
  }

  /** @returns the body */
  async #ask(path: string, { headers = {}, ...init }: Call): Promise<string> {
    if (this.#backoff.leftMs > 0) throw new PatreonFailure('busy', 'Patreon has asked for a pause');
    const { url, timeoutMs, userAgent } = this.#parts;
    try {
      const response = await fetch(`${url}${path}`, {
        ...init,
        headers: { accept: 'application/json', 'user-agent': userAgent(), ...headers },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await response.text();
      if (response.status === 429) this.#backoff.start(pauseNamedIn(response.headers, text), text);
      check(response.status, text);
      this.#backoff.reset();
      return text;
    } catch (error) {
      if (error instanceof PatreonFailure) throw error;
      if ((error as Error).name === 'TimeoutError') {
        throw new PatreonFailure('slow', `Patreon gave no answer within ${timeoutMs} ms`);
      }
      throw new PatreonFailure('unreachable', 'Patreon cannot be reached', true);
    }
  }
}

/** The body names the number of seconds. */
function pauseNamedIn(headers: Headers, text: string): Headers {
  const [, seconds] = /"retry_after_seconds"\s*:\s*(\d{1,6})/.exec(text) ?? [];
  return seconds === undefined ? headers : new Headers({ 'retry-after': seconds });
}

/** An error of our own settings must not count against the user's code or token. */
const isRefusal = (status: number, text: string): boolean =>
  /"error"\s*:\s*"/.test(text) ? /"invalid_grant"/.test(text) : status === 401;

/** @throws {PatreonFailure} unless the status is a success */
function check(status: number, text: string): void {
  if (status >= 200 && status <= 299) return;
  if (status === 429) throw new PatreonFailure('busy', 'Patreon was asked too often');
  if (isRefusal(status, text)) throw new PatreonFailure('refused', `Patreon refused with ${status}`);
  throw new PatreonFailure('failing', `Patreon answered with ${status}`, TRANSIENT_STATUS.includes(status));
}

/** @throws {PatreonFailure} that names the invalid fields */
function parsed<Schema extends z.ZodType>(schema: Schema, text: string): z.infer<Schema> {
  const result = schema.safeParse(jsonOf(text));
  if (result.success) return result.data;
  const fields = result.error.issues.map(({ path }) => path.join('.')).join(', ');
  throw new PatreonFailure('nonsense', `Patreon answered with unusable fields: ${fields}`);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Without the cause, because the unreadable body may contain a token.
    throw new PatreonFailure('nonsense', 'Patreon answered with something else than data');
  }
}
