/** Tells whoever shows an account that it has changed: its name, rights, block list or logins. */
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Bus } from '../bus/bus.ts';

/** Who shows accounts. */
export interface AccountViewer {
  /** @param isOwn whether it was changed in this process */
  reloadAccount: (userId: number, isOwn: boolean) => Promise<void>;
  /** The accounts that are shown now. */
  shownAccounts: () => Iterable<number>;
}

interface Message {
  from: string;
  userId: number;
}

const CHANNEL = 'accounts';
/** Milliseconds until what could not be seen to is tried again. */
const RETRY_MS = 1_000;
/** How long a page takes at most to do by itself what it has just asked for. */
const NOTIFY_DELAY_MS = 1_000;

export class AccountChanges {
  readonly #viewers: AccountViewer[] = [];
  readonly #bus: Bus;
  readonly #logger: Logger;
  /** Tells our own messages from those of other processes. */
  readonly #self = randomUUID();
  readonly #retries = new Set<NodeJS.Timeout>();
  /** By account. */
  readonly #scheduled = new Map<number, NodeJS.Timeout>();
  #isStopped = false;

  private constructor(bus: Bus, logger: Logger) {
    this.#bus = bus;
    this.#logger = logger;
  }

  static async open(bus: Bus, logger: Logger): Promise<AccountChanges> {
    const changes = new AccountChanges(bus, logger);
    await bus.subscribe(CHANNEL, ({ from, userId }: Message) => {
      if (from === changes.#self) return;
      for (const viewer of changes.#viewers) void changes.#reload(viewer, userId, false);
    });
    // Meanwhile anybody may have been changed elsewhere.
    bus.onReconnect(() => {
      for (const viewer of changes.#viewers) {
        for (const userId of new Set(viewer.shownAccounts())) void changes.#reload(viewer, userId, false);
      }
    });
    return changes;
  }

  stop(): void {
    this.#isStopped = true;
    for (const retry of this.#retries) clearTimeout(retry);
    for (const [userId, timer] of this.#scheduled) {
      clearTimeout(timer);
      this.#publish(userId);
    }
  }

  listen(viewer: AccountViewer): void {
    this.#viewers.push(viewer);
  }

  /** Resolves once everybody in this process has seen to it, or will as soon as they can; others are told as well. */
  async notify(userId: number): Promise<void> {
    this.#publish(userId);
    await Promise.all(this.#viewers.map((viewer) => this.#reload(viewer, userId, true)));
  }

  /** The same a moment later: who logs out is not torn from the lobby, but parts from it by themselves. */
  notifySoon(userId: number): void {
    if (this.#scheduled.has(userId)) return;
    const timer = setTimeout(() => {
      this.#scheduled.delete(userId);
      void this.notify(userId);
    }, NOTIFY_DELAY_MS).unref();
    this.#scheduled.set(userId, timer);
  }

  #publish(userId: number): void {
    this.#bus.publish(CHANNEL, { from: this.#self, userId } satisfies Message);
  }

  /**
   * Until it is done: somebody who was shut out must not stay because the database was away for a moment. Never rejects,
   * since the change itself has been made.
   */
  async #reload(viewer: AccountViewer, userId: number, isOwn: boolean): Promise<void> {
    try {
      await viewer.reloadAccount(userId, isOwn);
    } catch (error) {
      if (this.#isStopped) return;
      this.#logger.error({ err: error, userId }, 'A change of an account could not be seen to');
      const retry = setTimeout(() => {
        this.#retries.delete(retry);
        void this.#reload(viewer, userId, isOwn);
      }, RETRY_MS).unref();
      this.#retries.add(retry);
    }
  }
}
