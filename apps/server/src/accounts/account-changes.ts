/** Tells the parts that show an account about its changes: name, rights, block list or sessions. */
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Bus } from '../bus/bus.ts';

/** A part that shows accounts. */
export interface AccountViewer {
  /** @param isOwn whether it was changed in this process */
  reloadAccount: (userId: number, isOwn: boolean) => Promise<void>;
  /** The accounts that are currently shown. */
  shownAccounts: () => Iterable<number>;
}

interface Message {
  from: string;
  userId: number;
}

const CHANNEL = 'accounts';
/** Milliseconds until a failed update is retried. */
const RETRY_MS = 1_000;
/** The maximum time that a page needs to act on its own request. */
const NOTIFY_DELAY_MS = 1_000;

export class AccountChanges {
  readonly #viewers: AccountViewer[] = [];
  readonly #bus: Bus;
  readonly #logger: Logger;
  /** Distinguishes this process's own messages. */
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
    // Any account may have been changed elsewhere meanwhile.
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

  /**
   * Resolves once all listeners of this process have handled the change or will retry. Other processes are told as
   * well.
   */
  async notify(userId: number): Promise<void> {
    this.#publish(userId);
    await Promise.all(this.#viewers.map((viewer) => this.#reload(viewer, userId, true)));
  }

  /** The same a moment later: a page that logs out can leave the lobby by itself first. */
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
   * Retries until it is done: a banned person must not stay because the database was briefly unreachable. Never
   * rejects, because the change itself was made.
   */
  async #reload(viewer: AccountViewer, userId: number, isOwn: boolean): Promise<void> {
    try {
      await viewer.reloadAccount(userId, isOwn);
    } catch (error) {
      if (this.#isStopped) return;
      this.#logger.error({ err: error, userId }, 'Could not apply a change of an account');
      const retry = setTimeout(() => {
        this.#retries.delete(retry);
        void this.#reload(viewer, userId, isOwn);
      }, RETRY_MS).unref();
      this.#retries.add(retry);
    }
  }
}
