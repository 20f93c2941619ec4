/** Counts a person's actions within a sliding window. */
export class SlidingLimit {
  readonly #max: number;
  readonly #windowMs: number;
  readonly #now: () => Date;
  /** Of the actions in the window, the oldest first. */
  readonly #times: number[] = [];

  constructor(max: number, windowMs: number, now: () => Date) {
    this.#max = max;
    this.#windowMs = windowMs;
    this.#now = now;
  }

  /** Counts one more action; `false` above the limit, and then it does not count. */
  take(): boolean {
    const now = this.#now().getTime();
    while (this.#times[0] !== undefined && this.#times[0] <= now - this.#windowMs) this.#times.shift();
    if (this.#times.length >= this.#max) return false;
    this.#times.push(now);
    return true;
  }
}
