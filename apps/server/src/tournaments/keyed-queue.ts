/** Does things about the same thing one after the other, so that each sees what the one before has done. */
export class KeyedQueue {
  readonly #last = new Map<string, Promise<unknown>>();

  /** What goes wrong in one does not concern the next. */
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
