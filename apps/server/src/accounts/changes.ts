/** Tells whoever shows an account that it has changed: its name, rights, block list or logins. */
export class AccountChanges {
  readonly #listeners: ((userId: number) => Promise<void>)[] = [];

  listen(listener: (userId: number) => Promise<void>): void {
    this.#listeners.push(listener);
  }

  /** Resolves once everybody has seen to it. */
  async tell(userId: number): Promise<void> {
    await Promise.all(this.#listeners.map((listener) => listener(userId)));
  }
}
