/**
 * The games of the lobby, shared by all its processes.
 *
 * Every process keeps all of them at hand. A change is drafted on that copy and written under the version the copy has:
 * if another process was faster, the transaction is thrown away and made again on what is true now. So rules that span
 * several games, such as nobody sitting in two, hold whoever changes what.
 */
import type { Logger } from 'pino';
import type { Bus } from '../bus/bus.ts';
import { parseChange, serialiseChange } from './game-directory-store.ts';
import type { GameDirectoryStore, EntryChange, SerialisedChange } from './game-directory-store.ts';
import type { GameEntry } from './game-entry.ts';
import { DirectoryTransaction, DirectoryReplica } from './directory-replica.ts';
import type { ReadonlyDirectory } from './directory-replica.ts';

/** What became of one game. */
export interface GameChange {
  before: GameEntry | undefined;
  after: GameEntry | null;
  closingMessage: string | null;
}

export interface GameDirectoryParts {
  store: GameDirectoryStore;
  bus: Bus;
  now: () => Date;
  logger: Logger;
}

interface QueuedTransaction {
  transact: (transaction: DirectoryTransaction) => unknown;
  resolve: (value: never) => void;
  reject: (error: unknown) => void;
}

/** A version that another process wrote. */
interface DirectoryMessage {
  version: number;
  changes: SerialisedChange[];
}

const CHANNEL = 'game-directory';
/** How often a process looks whether it has missed something. */
const CHECK_INTERVAL_MS = 5_000;
/** How long is known that a game is gone: longer than any process can be out of touch and come back. */
const REMOVED_KEPT_MS = 60 * 60_000;

export class GameDirectory implements ReadonlyDirectory {
  readonly #parts: GameDirectoryParts;
  readonly #replica = new DirectoryReplica();
  readonly #listeners: ((changes: readonly GameChange[]) => void)[] = [];
  readonly #syncTimer: NodeJS.Timeout;
  #version = -1;
  #queue: QueuedTransaction[] = [];
  /** What is read or written now: one at a time. */
  #pendingWork: Promise<void> = Promise.resolve();
  #isFlushing = false;
  #purgedAt = 0;
  #isStopped = false;

  private constructor(parts: GameDirectoryParts) {
    this.#parts = parts;
    this.#syncTimer = setInterval(() => void this.sync(), CHECK_INTERVAL_MS).unref();
  }

  static async open(parts: GameDirectoryParts): Promise<GameDirectory> {
    const directory = new GameDirectory(parts);
    await parts.store.open();
    await parts.bus.subscribe(CHANNEL, (message: DirectoryMessage) => directory.#onMessage(message));
    parts.bus.onReconnect(() => void directory.sync());
    await directory.sync();
    return directory;
  }

  stop(): void {
    this.#isStopped = true;
    clearInterval(this.#syncTimer);
  }

  get size(): number {
    return this.#replica.size;
  }

  all(): Iterable<GameEntry> {
    return this.#replica.all();
  }

  get(id: string): GameEntry | undefined {
    return this.#replica.get(id);
  }

  of(name: string): GameEntry | undefined {
    return this.#replica.of(name);
  }

  /** Calls `listener` after every change, whichever process made it. */
  listen(listener: (changes: readonly GameChange[]) => void): void {
    this.#listeners.push(listener);
  }

  /**
   * Changes games.
   *
   * @param transact makes the changes. It runs again if another process was faster, so it has no other effects. If it
   *   throws, nothing changes
   * @returns what `transact` returned, once the changes are stored
   */
  change<T>(transact: (transaction: DirectoryTransaction) => T): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    this.#queue.push({ transact, resolve, reject });
    if (!this.#isFlushing) {
      this.#isFlushing = true;
      void this.#enqueue(() => this.#flush());
    }
    return promise;
  }

  /** Reads what has changed without our hearing of it. Never rejects. */
  sync(): Promise<void> {
    return this.#enqueue(async () => {
      if (this.#isStopped) return;
      try {
        await this.#read();
        await this.#purgeRemoved();
      } catch (error) {
        this.#parts.logger.error({ err: error }, 'The games of the lobby could not be read');
      }
    });
  }

  #enqueue(work: () => Promise<void>): Promise<void> {
    this.#pendingWork = this.#pendingWork.then(work);
    return this.#pendingWork;
  }

  async #read(): Promise<void> {
    const { version, changes } = await this.#parts.store.since(this.#version);
    // Meanwhile a message may have brought us further.
    if (version > this.#version) this.#apply(version, changes);
  }

  /** Clears away what is left of games that are gone, once in a while. */
  async #purgeRemoved(): Promise<void> {
    const { store, now } = this.#parts;
    const since = now().getTime() - REMOVED_KEPT_MS;
    if (this.#purgedAt > since) return;
    this.#purgedAt = now().getTime();
    await store.purgeRemovedBefore(new Date(since));
  }

  async #flush(): Promise<void> {
    const queued = this.#queue;
    this.#queue = [];
    this.#isFlushing = false;
    try {
      await this.#commit(queued);
    } catch (error) {
      for (const { reject } of queued) reject(error);
    }
  }

  /** Writes all queued transactions as one version. Those that arrive meanwhile are written with the next one. */
  async #commit(queued: readonly QueuedTransaction[]): Promise<void> {
    const { store, bus, now } = this.#parts;
    for (;;) {
      const version = this.#version;
      const { changes, settle } = this.#prepare(queued);
      if (changes.length === 0) {
        // Nothing can be refused on account of what is not true any more.
        await this.#read();
        if (this.#version === version) return settle();
        continue;
      }
      const written = changes.map(serialiseChange);
      if (await store.commit(version, written, now())) {
        this.#apply(version + 1, changes);
        bus.publish(CHANNEL, { version: version + 1, changes: written } satisfies DirectoryMessage);
        return settle();
      }
      await this.#read();
    }
  }

  #prepare(queued: readonly QueuedTransaction[]): { changes: EntryChange[]; settle: () => void } {
    const together = new DirectoryTransaction(this.#replica);
    const outcomes = queued.map(({ transact, resolve, reject }) => {
      const transaction = new DirectoryTransaction(together);
      try {
        const value = transact(transaction) as never;
        together.merge(transaction);
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

  #onMessage({ version, changes }: DirectoryMessage): void {
    if (version === this.#version + 1) this.#apply(version, changes.map(parseChange));
    else if (version > this.#version) void this.sync();
  }

  #apply(version: number, changes: readonly EntryChange[]): void {
    this.#version = version;
    const gameChanges = changes.map((change) => ({
      before: this.#replica.set(change),
      after: change.entry,
      closingMessage: change.closingMessage,
    }));
    for (const listener of this.#listeners) listener(gameChanges);
  }
}
