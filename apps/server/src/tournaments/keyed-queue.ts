/** Does things about the same thing one after the other, so that each sees what the one before has done. */
export class InTurn {
  readonly #last = new Map<string, Promise<unknown>>();

  /** What goes wrong in one does not concern the next. */
  do<T>(about: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(about) ?? Promise.resolve();
    const done = before.then(work, work);
    this.#last.set(about, done);
    const forget = (): void => {
      if (this.#last.get(about) === done) this.#last.delete(about);
    };
    done.then(forget, forget);
    return done;
  }
}
