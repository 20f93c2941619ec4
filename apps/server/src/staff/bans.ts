/** The banned addresses. They are checked on every call and connection, so the list is kept in memory. */
import { BlockList } from 'node:net';
import type { Ban } from '@amberhall/protocol';
import type { Logger } from 'pino';
import type { Bus } from '../bus/bus.ts';
import type { Account } from '../accounts/account-store.ts';
import { Problem, refused } from '../http/problems.ts';
import { covers, listOf, readRange, writeRange } from './address-range.ts';
import type { AddressRange } from './address-range.ts';
import type { AuditLog } from './audit.ts';
import type { BanStore } from './ban-store.ts';

/** The reload interval, in case a change of another process was missed. */
const RELOAD_INTERVAL_MS = 30_000;
/** The list has changed. */
const CHANNEL = 'bans';
const TWICE = 'This address is already banned.';

export interface BanParts {
  store: BanStore;
  bus: Bus;
  audit: AuditLog;
  now: () => Date;
  logger: Logger;
}

export class Bans {
  readonly #parts: BanParts;
  readonly #listeners: (() => void)[] = [];
  readonly #reloadTimer: NodeJS.Timeout;
  #list = new BlockList();
  #loads = 0;
  /** The start number of the latest finished reload. */
  #loaded = 0;

  constructor(parts: BanParts) {
    this.#parts = parts;
    this.#reloadTimer = setInterval(() => this.#reload(), RELOAD_INTERVAL_MS).unref();
  }

  /** Reads the list, and subscribes to changes of other processes. */
  async open(): Promise<void> {
    const { bus } = this.#parts;
    await bus.subscribe(CHANNEL, () => this.#reload());
    bus.onReconnect(() => this.#reload());
    await this.load();
  }

  stop(): void {
    clearInterval(this.#reloadTimer);
  }

  /** Calls `listener` whenever an address may have been banned. */
  listen(listener: () => void): void {
    this.#listeners.push(listener);
  }

  async load(): Promise<void> {
    const load = ++this.#loads;
    const bans = await this.#parts.store.all();
    // A reload that started before a change must not overwrite it.
    if (load < this.#loaded) return;
    this.#loaded = load;
    this.#list = listOf(bans.flatMap(({ ip }) => readRange(ip) ?? []));
    for (const listener of this.#listeners) listener();
  }

  /** An address that cannot be parsed is not banned. */
  has(address: string): boolean {
    const range = readRange(address);
    return range !== undefined && this.#list.check(range.address, range.family);
  }

  all(): Promise<Ban[]> {
    return this.#parts.store.all();
  }

  /** @param from the address of the caller, who must not ban themselves */
  async add(actor: Account, rawRange: string, from: string): Promise<Ban> {
    const { store, audit, now } = this.#parts;
    const range = await this.#checked(rawRange, from);
    const [ip, added] = [writeRange(range), now()];
    const id = await store.add(ip, actor.id, added);
    if (id === undefined) throw refused(TWICE);
    await audit.write({ actor, act: 'ban added', target: ip });
    await this.#changed();
    return { id, ip, added: added.toISOString(), user: actor.username };
  }

  /** @throws {Problem} if there is no such ban */
  async remove(actor: Account, id: number): Promise<void> {
    const { store, audit } = this.#parts;
    const ip = await store.remove(id);
    if (ip === undefined) throw new Problem(404, 'Banlist item was not found.');
    await audit.write({ actor, act: 'ban deleted', target: ip });
    await this.#changed();
  }

  /** Effective here at once, in other processes when they receive the message. */
  async #changed(): Promise<void> {
    this.#parts.bus.publish(CHANNEL, null);
    await this.load();
  }

  #reload(): void {
    this.load().catch((error: unknown) => {
      this.#parts.logger.error({ err: error }, 'Could not read the ban list');
    });
  }

  async #checked(rawRange: string, from: string): Promise<AddressRange> {
    if (rawRange.trim() === '') throw refused('Please enter the Ip address');
    const range = readRange(rawRange);
    if (range === undefined) throw refused('Please enter a valid IP address or range.');
    const own = readRange(from);
    if (own !== undefined && covers(range, own)) throw refused('You cannot ban your own address.');
    const others = (await this.#parts.store.all()).flatMap(({ ip }) => readRange(ip) ?? []);
    if (others.some((other) => covers(other, range))) throw refused(TWICE);
    return range;
  }
}
