/** How often something may be done within a stretch of time, counted in this process alone. */

export interface Allowed {
  isAllowed: boolean;
  /** How often it was done within the stretch, this time included if it was allowed. */
  count: number;
  /** Until the oldest of them does not count any more. */
  waitMs: number;
}

/** Keys that are kept before those are forgotten of which nothing counts any more. */
const MANY_KEYS = 2_000;

export class WindowCounter {
  /** When it was done, and for how long that counts. */
  readonly #done = new Map<string, { times: number[]; windowMs: number }>();

  /** Notes one more, unless it is one too many within `windowMs`. */
  allow(key: string, max: number, windowMs: number): Allowed {
    const now = Date.now();
    const times = (this.#done.get(key)?.times ?? []).filter((time) => time > now - windowMs);
    const isAllowed = times.length < max;
    if (isAllowed) times.push(now);
    this.#done.set(key, { times, windowMs });
    if (this.#done.size > MANY_KEYS) this.#deleteExpired(now);
    return { isAllowed, count: times.length, waitMs: (times[0] ?? now) + windowMs - now };
  }

  #deleteExpired(now: number): void {
    for (const [key, { times, windowMs }] of this.#done) {
      if ((times.at(-1) ?? 0) <= now - windowMs) this.#done.delete(key);
    }
  }
}
