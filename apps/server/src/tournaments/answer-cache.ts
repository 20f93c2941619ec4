/** Caches answers for a moment, so that several equal requests cause one call. */

interface CachedAnswer<T> {
  at: number;
  answer: Promise<T>;
}

/** The number of answers from which old ones are dropped. */
const MAX_ANSWERS = 200;

export class AnswerCache<T> {
  readonly #now: () => Date;
  readonly #answers = new Map<string, CachedAnswer<T>>();

  constructor(now: () => Date) {
    this.#now = now;
  }

  /**
   * Returns the answer of the last `maxAgeMs`, else the result of `ask`. A failure is not cached, except for
   * concurrent callers.
   */
  get(key: string, maxAgeMs: number, ask: () => Promise<T>): Promise<T> {
    const now = this.#now().getTime();
    const known = this.#answers.get(key);
    if (known !== undefined && now - known.at < maxAgeMs) return known.answer;
    if (this.#answers.size >= MAX_ANSWERS) this.#answers.clear();
    const answer = ask();
    this.#answers.set(key, { at: now, answer });
    answer.catch(() => {
      if (this.#answers.get(key)?.answer === answer) this.#answers.delete(key);
    });
    return answer;
  }

  /** Drops all entries whose key starts like this. */
  invalidate(prefix: string): void {
    for (const key of this.#answers.keys()) if (key.startsWith(prefix)) this.#answers.delete(key);
  }
}
