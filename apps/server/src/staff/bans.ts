/** Who may not come here at all: asked at every call and every connection, so the list is kept at hand. */
import { BlockList } from 'node:net';
import type { Ban } from '@amberhall/protocol';
import type { Logger } from 'pino';
import type { Account } from '../accounts/store.ts';
import { Problem, refused } from '../http/problems.ts';
import { covers, listOf, readRange, writeRange } from './address-range.ts';
import type { AddressRange } from './address-range.ts';
import type { AuditLog } from './audit.ts';
import type { BanStore } from './ban-store.ts';

/** Another process may have changed the list. */
const RELOAD_INTERVAL_MS = 30_000;
const TWICE = 'This address is banned already.';

export interface BanParts {
  store: BanStore;
  audit: AuditLog;
  now: () => Date;
  logger: Logger;
}

export class Bans {
  readonly #parts: BanParts;
  readonly #listeners: (() => void)[] = [];
  readonly #reloading: NodeJS.Timeout;
  #list = new BlockList();

  constructor(parts: BanParts) {
    this.#parts = parts;
    this.#reloading = setInterval(() => {
      this.load().catch((error: unknown) => {
        parts.logger.error({ err: error }, 'The ban list could not be read');
      });
    }, RELOAD_INTERVAL_MS).unref();
  }

  stop(): void {
    clearInterval(this.#reloading);
  }

  /** Calls `listener` whenever somebody may have been banned. */
  listen(listener: () => void): void {
    this.#listeners.push(listener);
  }

  async load(): Promise<void> {
    const bans = await this.#parts.store.all();
    this.#list = listOf(bans.flatMap(({ ip }) => readRange(ip) ?? []));
    for (const listener of this.#listeners) listener();
  }

  /** An address that cannot be read is nobody's. */
  has(address: string): boolean {
    const range = readRange(address);
    return range !== undefined && this.#list.check(range.address, range.family);
  }

  all(): Promise<Ban[]> {
    return this.#parts.store.all();
  }

  /** @param from the address of who bans, who is not to shut themselves out */
  async add(actor: Account, wish: string, from: string): Promise<Ban> {
    const { store, audit, now } = this.#parts;
    const range = await this.#checked(wish, from);
    const [ip, added] = [writeRange(range), now()];
    const id = await store.add(ip, actor.id, added);
    if (id === undefined) throw refused(TWICE);
    await audit.write({ actor, act: 'ban added', target: ip });
    await this.load();
    return { id, ip, added: added.toISOString(), user: actor.username };
  }

  /** @throws {Problem} if there is no such ban */
  async remove(actor: Account, id: number): Promise<void> {
    const { store, audit } = this.#parts;
    const ip = await store.remove(id);
    if (ip === undefined) throw new Problem(404, 'Banlist item was not found.');
    await audit.write({ actor, act: 'ban deleted', target: ip });
    await this.load();
  }

  async #checked(wish: string, from: string): Promise<AddressRange> {
    if (wish.trim() === '') throw refused('Please enter the Ip address');
    const range = readRange(wish);
    if (range === undefined) throw refused('That is neither an Ip address nor a range of them.');
    const own = readRange(from);
    if (own !== undefined && covers(range, own)) throw refused('Your own address is among those.');
    const others = (await this.#parts.store.all()).flatMap(({ ip }) => readRange(ip) ?? []);
    if (others.some((other) => covers(other, range))) throw refused(TWICE);
    return range;
  }
}
