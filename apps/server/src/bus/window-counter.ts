/** How often an action is allowed within a time window, counted in this process only. */

export interface Allowed {
  isAllowed: boolean;
  /** The number of actions within the window, including this one if it was allowed. */
  count: number;
  /** Until the oldest of them leaves the window. */
  waitMs: number;
}

/** The number of keys from which expired ones are removed. */
const MANY_KEYS = 2_000;

export class WindowCounter {
  /** The times of the actions, and the end of the window. */
  readonly #done = new Map<string, { times: number[]; windowMs: number }>();

  /** Counts one more action, unless the limit within `windowMs` is reached. */
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
