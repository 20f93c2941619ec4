/** The bus of a site with a single process. */
import { pino } from 'pino';
import type { Logger } from 'pino';
import { WindowCounter } from './window-counter.ts';
import type { Allowed } from './window-counter.ts';
import type { Bus, LeaseHolder, Renewal } from './bus.ts';
import { decode, encode } from './codec.ts';
import { ChannelSubscribers } from './channel-subscribers.ts';

export class LocalBus implements Bus {
  readonly #subscribers: ChannelSubscribers;
  /** By kind and name. A lease ends with the process. */
  readonly #leases = new Map<string, Map<string, { token: string; info: string }>>();

  readonly #counter = new WindowCounter();

  constructor(logger: Logger = pino()) {
    this.#subscribers = new ChannelSubscribers(logger);
  }

  publish(channel: string, message: unknown): void {
    const text = encode(message);
    queueMicrotask(() => this.#subscribers.deliver(channel, text));
  }

  async subscribe(channel: string, listener: (message: never) => unknown): Promise<() => void> {
    this.#subscribers.add(channel, listener);
    return () => this.#subscribers.remove(channel, listener);
  }

  async take(kind: string, name: string, token: string, info: unknown): Promise<void> {
    this.#of(kind).set(name, { token, info: encode(info) });
  }

  async renew(kind: string, name: string, token: string, info: unknown): Promise<Renewal> {
    const before = this.#of(kind).get(name);
    if (before !== undefined && before.token !== token) return 'taken';
    this.#of(kind).set(name, { token, info: encode(info) });
    return before === undefined ? 'lost' : 'held';
  }

  async release(kind: string, name: string, token: string): Promise<void> {
    if (this.#of(kind).get(name)?.token === token) this.#of(kind).delete(name);
  }

  async holders<Info>(kind: string): Promise<LeaseHolder<Info>[]> {
    return [...this.#of(kind)].map(([name, { info }]) => ({ name, info: decode<Info>(info) }));
  }

  async allow(key: string, max: number, windowMs: number): Promise<Allowed> {
    return this.#counter.allow(key, max, windowMs);
  }

  onReconnect(): void {}

  hasBeenConnectedFor(): boolean {
    return true;
  }

  async close(): Promise<void> {}

  #of(kind: string): Map<string, { token: string; info: string }> {
    const known = this.#leases.get(kind) ?? new Map();
    this.#leases.set(kind, known);
    return known;
  }
}
