/** A result that is expensive to count and is counted at most once an hour. */

const FRESH_MS = 3_600_000;

export class HourlyCount<Result> {
  readonly #count: (now: Date) => Promise<Result>;
  readonly #now: () => Date;
  #counted: { at: number; result: Promise<Result> } | undefined;

  constructor(now: () => Date, count: (now: Date) => Promise<Result>) {
    this.#now = now;
    this.#count = count;
  }

  /** Everybody who asks during a count gets the same one. */
  async get(): Promise<Result> {
    const now = this.#now();
    if (this.#counted === undefined || now.getTime() - this.#counted.at >= FRESH_MS) {
      const result = this.#count(now);
      this.#counted = { at: now.getTime(), result };
      // A failed count is tried again by the next call.
      result.catch(() => (this.#counted = undefined));
    }
    return this.#counted.result;
  }
}
