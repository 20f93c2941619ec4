/** Runs tasks with the same key one after the other, so that each sees the results of the previous ones. */
export class KeyedQueue {
  readonly #last = new Map<string, Promise<unknown>>();

  /** An error of one task does not affect the next. */
  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key) ?? Promise.resolve();
    const done = before.then(work, work);
    this.#last.set(key, done);
    const forget = (): void => {
      if (this.#last.get(key) === done) this.#last.delete(key);
    };
    done.then(forget, forget);
    return done;
  }
}
