/** Who has the lobby open, in whichever of its processes. */
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { UserSummary } from '@amberhall/protocol';
import type { Bus } from '../bus/bus.ts';
import { Lease } from '../bus/lease.ts';
import type { PlayerKind } from '../database/schema.ts';

export interface Present {
  summary: UserSummary;
  kind: PlayerKind;
}

export interface PresenceParts {
  bus: Bus;
  leaseMs: number;
  logger: Logger;
}

/** What one lobby tells the others. */
type Message = { lobby: string } & (
  | { type: 'here'; people: Present[] }
  | { type: 'came'; present: Present }
  | { type: 'went'; name: string }
  /** The others are to say who is with them. */
  | { type: 'hello' }
  | { type: 'bye' }
);

interface Listener {
  /** Somebody came who was nowhere, or has changed. */
  came(present: Present): void;
  /** Somebody is nowhere any more. */
  went(present: Present): void;
  /** A lobby died with everybody in it. */
  orphaned(names: readonly string[]): void;
}

const CHANNEL = 'presence';
const KIND = 'lobby';

export class Presence {
  /** Names this lobby among all processes. */
  readonly id = randomUUID();
  readonly #parts: PresenceParts;
  /** Open pages of this process, by name. */
  readonly #here = new Map<string, { present: Present; pages: number }>();
  /** People of the other lobbies. */
  readonly #elsewhere = new Map<string, Map<string, Present>>();
  readonly #listeners: Listener[] = [];
  readonly #checking: NodeJS.Timeout;
  #lease: Lease | null = null;

  private constructor(parts: PresenceParts) {
    this.#parts = parts;
    this.#checking = setInterval(() => void this.#check(), parts.leaseMs / 2).unref();
  }

  static async open(parts: PresenceParts): Promise<Presence> {
    const presence = new Presence(parts);
    const { bus } = parts;
    await bus.subscribe(CHANNEL, (message: Message) => presence.#hear(message));
    const comeBack = () => presence.#greet();
    bus.onReturn(comeBack);
    presence.#lease = await Lease.take({
      ...parts,
      kind: KIND,
      name: presence.id,
      info: () => ({ pages: presence.pages }),
      lost: comeBack,
      taken: () => {},
    });
    presence.#greet();
    return presence;
  }

  listen(listener: Listener): void {
    this.#listeners.push(listener);
  }

  async stop(): Promise<void> {
    clearInterval(this.#checking);
    this.#publish({ type: 'bye' });
    await this.#lease?.release();
  }

  /** Pages open here that somebody is signed in on. */
  get pages(): number {
    return [...this.#here.values()].reduce((sum, { pages }) => sum + pages, 0);
  }

  has(name: string): boolean {
    return this.#here.has(name) || this.#isElsewhere(name);
  }

  /** Everybody, each once. */
  all(): Present[] {
    const all = new Map<string, Present>();
    for (const people of this.#elsewhere.values()) for (const [name, each] of people) all.set(name, each);
    for (const [name, { present }] of this.#here) all.set(name, present);
    return [...all.values()];
  }

  /** Somebody opened a page here. */
  open(present: Present): void {
    const name = present.summary.username;
    const known = this.#here.get(name);
    if (known !== undefined) {
      known.pages++;
      return this.renew(present);
    }
    const isNew = !this.has(name);
    this.#here.set(name, { present, pages: 1 });
    this.#publish({ type: 'came', present });
    if (isNew) this.#came(present);
  }

  /** Somebody closed a page here. */
  close(name: string): void {
    const known = this.#here.get(name);
    if (known === undefined || --known.pages > 0) return;
    this.#here.delete(name);
    this.#publish({ type: 'went', name });
    if (!this.has(name)) this.#went(known.present);
  }

  /** Somebody here is called or shown otherwise now. */
  renew(present: Present): void {
    const known = this.#here.get(present.summary.username);
    if (known === undefined || isSame(known.present, present)) return;
    known.present = present;
    this.#publish({ type: 'came', present });
    this.#came(present);
  }

  #hear(message: Message): void {
    if (message.lobby === this.id) return;
    const { lobby } = message;
    switch (message.type) {
      case 'hello':
        return this.#tellAll();
      case 'here':
        return this.#replace(lobby, new Map(message.people.map((each) => [each.summary.username, each])));
      case 'came':
        return this.#hearCame(lobby, message.present);
      case 'went':
        return this.#hearWent(lobby, message.name);
      case 'bye':
        return this.#forget(lobby);
    }
  }

  #hearCame(lobby: string, present: Present): void {
    const people = this.#elsewhere.get(lobby);
    // Somebody new, of whom we do not know who else is with them.
    if (people === undefined) return this.#publish({ type: 'hello' });
    const name = present.summary.username;
    const before = people.get(name);
    const isNews = before === undefined ? !this.has(name) : !isSame(before, present);
    people.set(name, present);
    if (isNews) this.#came(present);
  }

  #hearWent(lobby: string, name: string): void {
    const people = this.#elsewhere.get(lobby);
    const present = people?.get(name);
    if (people === undefined || present === undefined) return;
    people.delete(name);
    if (!this.has(name)) this.#went(present);
  }

  #replace(lobby: string, people: Map<string, Present>): void {
    const before = this.#elsewhere.get(lobby) ?? new Map<string, Present>();
    const isNew = [...people.values()].filter(({ summary }) => !this.has(summary.username));
    this.#elsewhere.set(lobby, people);
    for (const present of isNew) this.#came(present);
    for (const [name, present] of before) if (!this.has(name)) this.#went(present);
  }

  #forget(lobby: string): void {
    const people = this.#elsewhere.get(lobby);
    if (people === undefined) return;
    this.#replace(lobby, new Map());
    this.#elsewhere.delete(lobby);
    const orphans = [...people.keys()].filter((name) => !this.has(name));
    for (const listener of this.#listeners) listener.orphaned(orphans);
  }

  /** Looks which of the other lobbies live. */
  async #check(): Promise<void> {
    const { bus, leaseMs, logger } = this.#parts;
    // After the bus was away the others get time to say that they live.
    if (!bus.hasBeenWholeFor(2 * leaseMs)) return;
    try {
      const living = new Set((await bus.holders(KIND)).map(({ name }) => name));
      for (const lobby of this.#elsewhere.keys()) if (!living.has(lobby)) this.#forget(lobby);
      const isStranger = (name: string) => name !== this.id && !this.#elsewhere.has(name);
      if ([...living].some(isStranger)) this.#publish({ type: 'hello' });
    } catch (error) {
      logger.debug({ err: error }, 'It cannot be said which lobbies live');
    }
  }

  #greet(): void {
    this.#tellAll();
    this.#publish({ type: 'hello' });
  }

  #tellAll(): void {
    this.#publish({ type: 'here', people: [...this.#here.values()].map(({ present }) => present) });
  }

  #isElsewhere(name: string): boolean {
    for (const people of this.#elsewhere.values()) if (people.has(name)) return true;
    return false;
  }

  #publish(message: Message extends infer M ? (M extends Message ? Omit<M, 'lobby'> : never) : never): void {
    this.#parts.bus.publish(CHANNEL, { ...message, lobby: this.id });
  }

  #came(present: Present): void {
    for (const listener of this.#listeners) listener.came(present);
  }

  #went(present: Present): void {
    for (const listener of this.#listeners) listener.went(present);
  }
}

function isSame(one: Present, other: Present): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
