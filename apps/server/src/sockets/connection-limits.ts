/** Limits of simultaneous connections, in this process. */

/** The open pages of one person, in the lobby and at tables. */
export const CONNECTIONS_PER_PERSON = 20;
/** Connections from one address, which a school or a club may share. */
export const CONNECTIONS_PER_ADDRESS = 500;

export const TOO_MANY_PAGES = 'You have too many tabs open. Please close some and reload this page.';

/** Counts the open connections of each address. */
export class AddressCount {
  readonly #open = new Map<string, number>();
  readonly #max: number;

  constructor(max: number) {
    this.#max = max;
  }

  isFull(address: string): boolean {
    return (this.#open.get(address) ?? 0) >= this.#max;
  }

  add(address: string): void {
    this.#open.set(address, (this.#open.get(address) ?? 0) + 1);
  }

  remove(address: string): void {
    const left = (this.#open.get(address) ?? 0) - 1;
    if (left > 0) this.#open.set(address, left);
    else this.#open.delete(address);
  }
}
