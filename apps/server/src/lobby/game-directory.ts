/**
 * The games of the lobby, shared by all its processes.
 *
 * Every process keeps all of them at hand. A change is drafted on that copy and written under the version the copy has:
 * if another process was faster, the draft is thrown away and made again on what is true now. So rules that span
 * several games, such as nobody sitting in two, hold whoever changes what.
 */
import type { Logger } from 'pino';
import type { Bus } from '../bus/bus.ts';
import { readChange, writeChange } from './game-directory-store.ts';
import type { BookStore, PageChange, WrittenChange } from './game-directory-store.ts';
import type { Entry } from './game-entry.ts';
import { Draft, Replica } from './directory-replica.ts';
import type { Pages } from './directory-replica.ts';

/** What became of one game. */
export interface Turn {
  before: Entry | undefined;
  after: Entry | null;
  farewell: string | null;
}

export interface BookParts {
  store: BookStore;
  bus: Bus;
  now: () => Date;
  logger: Logger;
}

interface Wish {
  work: (draft: Draft) => unknown;
  resolve: (value: never) => void;
  reject: (error: unknown) => void;
}

/** News of a turn that another process made. */
interface Message {
  version: number;
  pages: WrittenChange[];
}

const CHANNEL = 'book';
/** How often a process looks whether it has missed something. */
const CHECK_INTERVAL_MS = 5_000;
/** How long is known that a game is gone: longer than any process can be out of touch and come back. */
const GONE_KEPT_MS = 60 * 60_000;

export class Book implements Pages {
  readonly #parts: BookParts;
  readonly #replica = new Replica();
  readonly #listeners: ((turns: readonly Turn[]) => void)[] = [];
  readonly #checking: NodeJS.Timeout;
  #version = -1;
  #wishes: Wish[] = [];
  /** What is read or written now: one at a time. */
  #busy: Promise<void> = Promise.resolve();
  #isFlushing = false;
  #clearedAt = 0;
  #isStopped = false;

  private constructor(parts: BookParts) {
    this.#parts = parts;
    this.#checking = setInterval(() => void this.sync(), CHECK_INTERVAL_MS).unref();
  }

  static async open(parts: BookParts): Promise<Book> {
    const book = new Book(parts);
    await parts.store.open();
    await parts.bus.subscribe(CHANNEL, (message: Message) => book.#hear(message));
    parts.bus.onReturn(() => void book.sync());
    await book.sync();
    return book;
  }

  stop(): void {
    this.#isStopped = true;
    clearInterval(this.#checking);
  }

  get size(): number {
    return this.#replica.size;
  }

  all(): Iterable<Entry> {
    return this.#replica.all();
  }

  get(id: string): Entry | undefined {
    return this.#replica.get(id);
  }

  of(name: string): Entry | undefined {
    return this.#replica.of(name);
  }

  /** Calls `listener` after every turn, whoever made it. */
  listen(listener: (turns: readonly Turn[]) => void): void {
    this.#listeners.push(listener);
  }

  /**
   * Changes games.
   *
   * @param work what is to be done; it may be done again if another process was faster, so it does nothing else. What
   *   it throws changes nothing
   * @returns once everybody can know, what the work returned
   */
  change<T>(work: (draft: Draft) => T): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    this.#wishes.push({ work, resolve, reject });
    if (!this.#isFlushing) {
      this.#isFlushing = true;
      void this.#afterBusy(() => this.#flush());
    }
    return promise;
  }

  /** Reads what has changed without our hearing of it. Never rejects. */
  sync(): Promise<void> {
    return this.#afterBusy(async () => {
      if (this.#isStopped) return;
      try {
        await this.#read();
        await this.#clear();
      } catch (error) {
        this.#parts.logger.error({ err: error }, 'The games of the lobby could not be read');
      }
    });
  }

  #afterBusy(work: () => Promise<void>): Promise<void> {
    this.#busy = this.#busy.then(work);
    return this.#busy;
  }

  async #read(): Promise<void> {
    const { version, changes } = await this.#parts.store.since(this.#version);
    // Meanwhile a message may have brought us further.
    if (version > this.#version) this.#apply(version, changes);
  }

  /** Clears away what is left of games that are gone, once in a while. */
  async #clear(): Promise<void> {
    const { store, now } = this.#parts;
    const since = now().getTime() - GONE_KEPT_MS;
    if (this.#clearedAt > since) return;
    this.#clearedAt = now().getTime();
    await store.clearBefore(new Date(since));
  }

  async #flush(): Promise<void> {
    const wishes = this.#wishes;
    this.#wishes = [];
    this.#isFlushing = false;
    try {
      await this.#fulfil(wishes);
    } catch (error) {
      for (const { reject } of wishes) reject(error);
    }
  }

  /** Whatever was wished for while the last turn was being written makes one turn together. */
  async #fulfil(wishes: readonly Wish[]): Promise<void> {
    const { store, bus, now } = this.#parts;
    for (;;) {
      const version = this.#version;
      const { changes, settle } = this.#drafted(wishes);
      if (changes.length === 0) {
        // Nothing can be refused on account of what is not true any more.
        await this.#read();
        if (this.#version === version) return settle();
        continue;
      }
      const pages = changes.map(writeChange);
      if (await store.turn(version, pages, now())) {
        this.#apply(version + 1, changes);
        bus.publish(CHANNEL, { version: version + 1, pages } satisfies Message);
        return settle();
      }
      await this.#read();
    }
  }

  #drafted(wishes: readonly Wish[]): { changes: PageChange[]; settle: () => void } {
    const together = new Draft(this.#replica);
    const outcomes = wishes.map(({ work, resolve, reject }) => {
      const draft = new Draft(together);
      try {
        const value = work(draft) as never;
        together.adopt(draft);
        return () => resolve(value);
      } catch (error) {
        return () => reject(error);
      }
    });
    return {
      changes: together.changes,
      settle: () => {
        for (const settle of outcomes) settle();
      },
    };
  }

  #hear({ version, pages }: Message): void {
    if (version === this.#version + 1) this.#apply(version, pages.map(readChange));
    else if (version > this.#version) void this.sync();
  }

  #apply(version: number, changes: readonly PageChange[]): void {
    this.#version = version;
    const turns = changes.map((change) => ({
      before: this.#replica.set(change),
      after: change.entry,
      farewell: change.farewell,
    }));
    for (const listener of this.#listeners) listener(turns);
  }
}
