/** The subscribers of each channel within this process. */
import type { Logger } from 'pino';
import { decode } from './codec.ts';

type Listener = (message: never) => unknown;

export class ChannelSubscribers {
  readonly #byChannel = new Map<string, Set<Listener>>();
  readonly #logger: Logger;

  constructor(logger: Logger) {
    this.#logger = logger;
  }

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

  /**
   * Each subscriber gets its own copy, so that none can change what another one reads. A failing subscriber, now or
   * later, does not keep the message from the others.
   */
  deliver(channel: string, text: string): void {
    const actUpon = async (listener: Listener) => await listener(decode<never>(text));
    for (const listener of this.#byChannel.get(channel) ?? []) {
      actUpon(listener).catch((error: unknown) => {
        this.#logger.error({ err: error, channel }, 'Could not handle a message');
      });
    }
  }
}
