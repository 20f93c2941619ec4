/** Who listens to which channel within this process. */
import { decode } from './codec.ts';

type Listener = (message: never) => void;

export class Listeners {
  readonly #byChannel = new Map<string, Set<Listener>>();

  /** @returns whether it is the first of its channel */
  add(channel: string, listener: Listener): boolean {
    const known = this.#byChannel.get(channel);
    if (known !== undefined) {
      known.add(listener);
      return false;
    }
    this.#byChannel.set(channel, new Set([listener]));
    return true;
  }

  /** @returns whether it was the last of its channel */
  remove(channel: string, listener: Listener): boolean {
    const known = this.#byChannel.get(channel);
    known?.delete(listener);
    if (known === undefined || known.size > 0) return false;
    return this.#byChannel.delete(channel);
  }

  /** Each hears a copy of its own: nobody can change what another one reads. */
  tell(channel: string, text: string): void {
    for (const listener of this.#byChannel.get(channel) ?? []) listener(decode<never>(text));
  }
}
