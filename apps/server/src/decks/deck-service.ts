/** The external service that knows every printed deck. Its answers are not trusted. */
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { Backoff } from '../backoff/backoff.ts';

export interface DeckServiceParts {
  /** Its address, for example `https://decks.example.org`. */
  url: string;
  /** The time limit for its answer in milliseconds. */
  timeoutMs: number;
  /** The user agent of requests. */
  userAgent: () => string;
  now: () => Date;
}

export const FAILURES = ['unknown deck', 'unreachable', 'slow', 'failing', 'busy', 'nonsense'] as const;
export type DeckServiceFailureKind = (typeof FAILURES)[number];

/** Why a deck could not be loaded. */
export class DeckServiceFailure extends Error {
  override name = 'DeckServiceFailure';
  readonly kind: DeckServiceFailureKind;
  /** The seconds after which the service may be asked again, if it asked for a pause. */
  readonly retryAfter: number | undefined;

  constructor(
    kind: DeckServiceFailureKind,
    message: string,
    options: ErrorOptions & { retryAfter?: number } = {},
  ) {
    super(message, options);
    this.kind = kind;
    this.retryAfter = options.retryAfter;
  }
}

const optionalText = z.string().nullish();
/** Numbers arrive as numbers, as texts, or not at all. */
const looseNumber = z
  .union([z.number(), z.string(), z.null()])
  .optional()
  .transform((value) => {
    const number = Number(value);
    return value === null || value === undefined || value === '' || !Number.isInteger(number) ? null : number;
  });

export const ServiceCard = z.object({
  id: z.string(),
  card_title: z.string().min(1).max(200),
  house: optionalText,
  card_type: z.string(),
  card_text: optionalText,
  traits: optionalText,
  amber: looseNumber,
  power: looseNumber,
  armor: looseNumber,
  rarity: optionalText,
  expansion: z.int().optional(),
  is_maverick: z.boolean().optional(),
  is_anomaly: z.boolean().optional(),
  is_enhanced: z.boolean().optional(),
  is_non_deck: z.boolean().optional(),
  sort_override: z.int().nullish(),
});
export type ServiceCard = z.infer<typeof ServiceCard>;

export const ServiceDeck = z.object({
  data: z.object({
    id: z.string(),
    name: z.string().min(1).max(200),
    expansion: z.int(),
    bonus_icons: z
      .array(z.object({ card_id: z.string(), bonus_icons: z.array(z.string().max(40)).max(10) }))
      .max(100)
      .nullish(),
    _links: z.object({
      houses: z.array(z.string()).max(10),
      cards: z.array(z.string()).min(1).max(100),
    }),
  }),
  _linked: z.object({ cards: z.array(ServiceCard).max(100) }),
});
export type ServiceDeck = z.infer<typeof ServiceDeck>;

const RETRIES = 1;
const RETRY_AFTER_MS = 250;
const RETRIED_STATUS: readonly number[] = [502, 503, 504];

export class DeckService {
  readonly #parts: DeckServiceParts;
  readonly #backoff: Backoff;

  constructor(parts: DeckServiceParts) {
    this.#parts = parts;
    this.#backoff = new Backoff(parts.now);
  }

  /** @throws {DeckServiceFailure} */
  async deck(uuid: string): Promise<ServiceDeck> {
    if (this.#backoff.leftMs > 0) throw this.#busy();
    const text = await this.#fetch(`${this.#parts.url}/api/decks/v2/${uuid}/?links=cards,notes`);
    const parsed = ServiceDeck.safeParse(jsonOf(text));
    if (!parsed.success) {
      const fields = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
      throw new DeckServiceFailure('nonsense', `The deck service answered with unusable fields: ${fields}`);
    }
    if (parsed.data.data.id.toLowerCase() !== uuid) {
      throw new DeckServiceFailure('nonsense', `The deck service answered with deck ${parsed.data.data.id}`);
    }
    return parsed.data;
  }

  async #fetch(url: string, attempt = 0): Promise<string> {
    try {
      return await this.#fetchOnce(url);
    } catch (error) {
      if (!(error instanceof DeckServiceFailure)) throw error;
      const isPassing = error.kind === 'unreachable' || error.cause === 'retry';
      if (!isPassing || attempt >= RETRIES) throw error;
      await wait(RETRY_AFTER_MS);
      return this.#fetch(url, attempt + 1);
    }
  }

  async #fetchOnce(url: string): Promise<string> {
    const { timeoutMs, userAgent } = this.#parts;
    try {
      const response = await fetch(url, {
        headers: { accept: 'application/json', 'accept-language': 'en-us', 'user-agent': userAgent() },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await response.text();
      this.#check(response, text);
      this.#backoff.reset();
      return text;
    } catch (error) {
      if (error instanceof DeckServiceFailure) throw error;
      if ((error as Error).name === 'TimeoutError') {
        throw new DeckServiceFailure('slow', `No answer within ${timeoutMs} ms`, { cause: error });
      }
      throw new DeckServiceFailure('unreachable', 'The deck service cannot be reached', { cause: error });
    }
  }

  #check({ status, headers }: Response, text: string): void {
    if (status === 404) throw new DeckServiceFailure('unknown deck', 'There is no such deck');
    if (status === 429) {
      this.#backoff.start(headers, text);
      throw this.#busy();
    }
    if (status < 200 || status > 299) {
      const cause = RETRIED_STATUS.includes(status) ? 'retry' : undefined;
      throw new DeckServiceFailure('failing', `The deck service answered with ${status}`, { cause });
    }
  }

  #busy(): DeckServiceFailure {
    const retryAfter = Math.ceil(this.#backoff.leftMs / 1000);
    return new DeckServiceFailure('busy', 'The deck service has asked for a pause', { retryAfter });
  }
}

function jsonOf(text: string): unknown {
  if (text.trimStart().startsWith('<')) {
    throw new DeckServiceFailure('nonsense', 'The deck service answered with a page in place of data');
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new DeckServiceFailure('nonsense', 'The deck service answered with broken data', { cause: error });
  }
}
