/** Who is online, over all lobby processes. */
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { UserSummary } from '@amberhall/protocol';
import type { Bus } from '../bus/bus.ts';
import { Lease } from '../bus/lease.ts';
import type { PlayerKind } from '../database/schema.ts';

export interface PresenceEntry {
  summary: UserSummary;
  kind: PlayerKind;
}

export interface PresenceParts {
  bus: Bus;
  leaseMs: number;
  logger: Logger;
}

/** Messages between lobby processes. */
type Message = { lobby: string } & (
  | { type: 'here'; people: PresenceEntry[] }
  | { type: 'came'; present: PresenceEntry }
  | { type: 'went'; name: string }
  /** The others are asked to send their people. */
  | { type: 'hello' }
  | { type: 'bye' }
);

interface Listener {
  /** A person came online or changed. */
  joined(present: PresenceEntry): void;
  /** A person went offline. */
  left(present: PresenceEntry): void;
  /** A lobby process died with all its connections. */
  orphaned(names: readonly string[]): void;
}

const CHANNEL = 'presence';
const KIND = 'lobby';

export class Presence {
  /** Identifies this lobby among all processes. */
  readonly id = randomUUID();
  readonly #parts: PresenceParts;
  /** Open pages of this process, by name. */
  readonly #here = new Map<string, { present: PresenceEntry; pages: number }>();
  /** People of the other lobby processes. */
  readonly #elsewhere = new Map<string, Map<string, PresenceEntry>>();
  readonly #listeners: Listener[] = [];
  readonly #checkTimer: NodeJS.Timeout;
  #lease: Lease | null = null;

  private constructor(parts: PresenceParts) {
    this.#parts = parts;
    this.#checkTimer = setInterval(() => void this.#check(), parts.leaseMs / 2).unref();
  }

  static async open(parts: PresenceParts): Promise<Presence> {
    const presence = new Presence(parts);
    const { bus } = parts;
    await bus.subscribe(CHANNEL, (message: Message) => presence.#onMessage(message));
    const comeBack = () => presence.#announce();
    bus.onReconnect(comeBack);
    presence.#lease = await Lease.take({
      bus,
      leaseMs: parts.leaseMs,
      logger: parts.logger,
      kind: KIND,
      name: presence.id,
      info: () => ({ pages: presence.pages }),
      lost: comeBack,
      taken: () => {},
    });
    presence.#announce();
    return presence;
  }

  listen(listener: Listener): void {
    this.#listeners.push(listener);
  }

  async stop(): Promise<void> {
    clearInterval(this.#checkTimer);
    this.#publish({ type: 'bye' });
    await this.#lease?.release();
  }

  /** The number of pages on which a person is signed in here. */
  get pages(): number {
    return [...this.#here.values()].reduce((sum, { pages }) => sum + pages, 0);
  }

  has(name: string): boolean {
    return this.#here.has(name) || this.#isElsewhere(name);
  }

  /** Everybody, each once. */
  all(): PresenceEntry[] {
    const all = new Map<string, PresenceEntry>();
    for (const people of this.#elsewhere.values()) for (const [name, each] of people) all.set(name, each);
    for (const [name, { present }] of this.#here) all.set(name, present);
    return [...all.values()];
  }

  /** A person opened a page here. */
  open(present: PresenceEntry): void {
    const name = present.summary.username;
    const known = this.#here.get(name);
    if (known !== undefined) {
      known.pages++;
      return this.update(present);
    }
    const isNew = !this.has(name);
    this.#here.set(name, { present, pages: 1 });
    this.#publish({ type: 'came', present });
    if (isNew) this.#notifyJoined(present);
  }

  /** A person closed a page here. */
  close(name: string): void {
    const known = this.#here.get(name);
    if (known === undefined || --known.pages > 0) return;
    this.#here.delete(name);
    this.#publish({ type: 'went', name });
    if (!this.has(name)) this.#notifyLeft(known.present);
  }

  /** A person here changed their name or appearance. */
  update(present: PresenceEntry): void {
    const known = this.#here.get(present.summary.username);
    if (known === undefined || isSame(known.present, present)) return;
    known.present = present;
    this.#publish({ type: 'came', present });
    this.#notifyJoined(present);
  }

  #onMessage(message: Message): void {
    if (message.lobby === this.id) return;
    const { lobby } = message;
    switch (message.type) {
      case 'hello':
        return this.#publishPages();
      case 'here':
        return this.#replace(lobby, new Map(message.people.map((each) => [each.summary.username, each])));
      case 'came':
        return this.#onJoined(lobby, message.present);
      case 'went':
        return this.#onLeft(lobby, message.name);
      case 'bye':
        return this.#removeLobby(lobby);
    }
  }

  #onJoined(lobby: string, present: PresenceEntry): void {
    const people = this.#elsewhere.get(lobby);
    // A new process whose people are not known yet.
    if (people === undefined) return this.#publish({ type: 'hello' });
    const name = present.summary.username;
    const before = people.get(name);
    const isNews = before === undefined ? !this.has(name) : !isSame(before, present);
    people.set(name, present);
    if (isNews) this.#notifyJoined(present);
  }

  #onLeft(lobby: string, name: string): void {
    const people = this.#elsewhere.get(lobby);
    const present = people?.get(name);
    if (people === undefined || present === undefined) return;
    people.delete(name);
    if (!this.has(name)) this.#notifyLeft(present);
  }

  #replace(lobby: string, people: Map<string, PresenceEntry>): void {
    const before = this.#elsewhere.get(lobby) ?? new Map<string, PresenceEntry>();
    const isNew = [...people.values()].filter(({ summary }) => !this.has(summary.username));
    this.#elsewhere.set(lobby, people);
    for (const present of isNew) this.#notifyJoined(present);
    for (const [name, present] of before) if (!this.has(name)) this.#notifyLeft(present);
  }

  #removeLobby(lobby: string): void {
    const people = this.#elsewhere.get(lobby);
    if (people === undefined) return;
    this.#replace(lobby, new Map());
    this.#elsewhere.delete(lobby);
    const orphans = [...people.keys()].filter((name) => !this.has(name));
    for (const listener of this.#listeners) listener.orphaned(orphans);
  }

  /** Checks which of the other lobby processes are alive. */
  async #check(): Promise<void> {
    const { bus, leaseMs, logger } = this.#parts;
    // After an outage of the bus, the others get time to renew their leases.
    if (!bus.hasBeenConnectedFor(2 * leaseMs)) return;
    try {
      const living = new Set((await bus.holders(KIND)).map(({ name }) => name));
      for (const lobby of this.#elsewhere.keys()) if (!living.has(lobby)) this.#removeLobby(lobby);
      const isStranger = (name: string) => name !== this.id && !this.#elsewhere.has(name);
      if ([...living].some(isStranger)) this.#publish({ type: 'hello' });
    } catch (error) {
      logger.debug({ err: error }, 'It cannot be said which lobbies live');
    }
  }

  #announce(): void {
    this.#publishPages();
    this.#publish({ type: 'hello' });
  }

  #publishPages(): void {
    this.#publish({ type: 'here', people: [...this.#here.values()].map(({ present }) => present) });
  }

  #isElsewhere(name: string): boolean {
    for (const people of this.#elsewhere.values()) if (people.has(name)) return true;
    return false;
  }

  #publish(message: Message extends infer M ? (M extends Message ? Omit<M, 'lobby'> : never) : never): void {
    this.#parts.bus.publish(CHANNEL, { ...message, lobby: this.id });
  }

  #notifyJoined(present: PresenceEntry): void {
    for (const listener of this.#listeners) listener.joined(present);
  }

  #notifyLeft(present: PresenceEntry): void {
    for (const listener of this.#listeners) listener.left(present);
  }
}

function isSame(one: PresenceEntry, other: PresenceEntry): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
