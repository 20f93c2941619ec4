/** Keeps answers for a moment, so that several who ask the same make one question. */

interface CachedAnswer<T> {
  at: number;
  answer: Promise<T>;
}

/** Answers that are kept before the old ones are thrown away. */
const MAX_ANSWERS = 200;

export class AnswerCache<T> {
  readonly #now: () => Date;
  readonly #answers = new Map<string, CachedAnswer<T>>();

  constructor(now: () => Date) {
    this.#now = now;
  }

  /**
   * What was answered in the last `maxAgeMs`, else what `ask` gives. A failure is not kept, but for those who asked
   * meanwhile.
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

  /** Whatever is kept under a key that begins so. */
  invalidate(prefix: string): void {
    for (const key of this.#answers.keys()) if (key.startsWith(prefix)) this.#answers.delete(key);
  }
}
