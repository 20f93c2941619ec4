/** How long an external service is not called after it reported too many requests. */

/** The default where it does not name a duration. */
const FIRST_BACKOFF_MS = 60_000;
const LONGEST_BACKOFF_MS = 3_600_000;

export class Backoff {
  readonly #now: () => Date;
  #until = 0;
  #backoffMs = FIRST_BACKOFF_MS;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** Milliseconds until it may be called; 0 when it may be called now. */
  get leftMs(): number {
    return Math.max(0, this.#until - this.#now().getTime());
  }

  /** It answers again: the next backoff is short. */
  reset(): void {
    this.#backoffMs = FIRST_BACKOFF_MS;
  }

  /** @param text the body of its answer, which may name the seconds */
  start(headers: Headers, text: string): void {
    const askedMs = requestedPauseMs(headers.get('retry-after'), text, this.#now());
    const pauseMs = askedMs ?? this.#backoffMs;
    if (askedMs === undefined) this.#backoffMs = Math.min(this.#backoffMs * 2, LONGEST_BACKOFF_MS);
    this.#until = this.#now().getTime() + Math.min(pauseMs, LONGEST_BACKOFF_MS);
  }
}

/** Milliseconds to wait: from the header (seconds or a date), or the number of seconds in the body. */
function requestedPauseMs(header: string | null, text: string, now: Date): number | undefined {
  if (header !== null && header !== '') {
    const seconds = Number(header);
    const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now.getTime();
    if (Number.isFinite(ms) && ms >= 0) return ms;
  }
  const [, seconds] = /in (\d{1,6}) second/.exec(text) ?? [];
  return seconds === undefined ? undefined : Number(seconds) * 1000;
}
