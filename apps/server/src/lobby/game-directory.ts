/**
 * The games of the lobby, shared by all its processes.
 *
 * Every process holds all of them in memory. A change is prepared on this copy and written if the version of the
 * copy is still current. If another process was faster, the transaction runs again on the new state. So rules that
 * span several games, such as one seat per person, hold across processes.
 */
import type { Logger } from 'pino';
import type { Bus } from '../bus/bus.ts';
import { parseChange, serialiseChange } from './game-directory-store.ts';
import type { GameDirectoryStore, EntryChange, SerialisedChange } from './game-directory-store.ts';
import type { GameEntry } from './game-entry.ts';
import { DirectoryTransaction, DirectoryReplica } from './directory-replica.ts';
import type { ReadonlyDirectory } from './directory-replica.ts';

/** The change of one game. */
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
/** The interval at which a process checks for missed changes. */
const CHECK_INTERVAL_MS = 5_000;
/** How long removed games are remembered: longer than any process can be disconnected and return. */
const REMOVED_KEPT_MS = 60 * 60_000;

export class GameDirectory implements ReadonlyDirectory {
  readonly #parts: GameDirectoryParts;
  readonly #replica = new DirectoryReplica();
  readonly #listeners: ((changes: readonly GameChange[]) => void)[] = [];
  readonly #syncTimer: NodeJS.Timeout;
  #version = -1;
  #queue: QueuedTransaction[] = [];
  /** The current read or write: one at a time. */
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

  /** Calls `listener` after every change by any process. */
  listen(listener: (changes: readonly GameChange[]) => void): void {
    this.#listeners.push(listener);
  }

  /**
   * Changes games.
   *
   * @param transact makes the changes. It runs again if another process was faster, so it must have no other
   * effects. If it throws, nothing changes
   * @returns the result of `transact`, once the changes are stored
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

  /** Reads changes that were missed. Never rejects. */
  sync(): Promise<void> {
    return this.#enqueue(async () => {
      if (this.#isStopped) return;
      try {
        await this.#read();
        await this.#purgeRemoved();
      } catch (error) {
        this.#parts.logger.error({ err: error }, 'Could not read the games of the lobby');
      }
    });
  }

  #enqueue(work: () => Promise<void>): Promise<void> {
    this.#pendingWork = this.#pendingWork.then(work);
    return this.#pendingWork;
  }

  async #read(): Promise<void> {
    const { version, changes } = await this.#parts.store.since(this.#version);
    // A message may have advanced the version while we awaited.
    if (version > this.#version) this.#apply(version, changes);
  }

  /** Deletes the rows of removed games periodically. */
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

  /**
   * Writes all queued transactions as one version. Transactions that arrive meanwhile are written with the next
   * one.
   */
  async #commit(queued: readonly QueuedTransaction[]): Promise<void> {
    const { store, bus, now } = this.#parts;
    for (;;) {
      const version = this.#version;
      const { changes, settle } = this.#prepare(queued);
      if (changes.length === 0) {
        // Refusals based on an outdated state are not final.
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
