/** Tells whoever shows an account that it has changed: its name, rights, block list or logins. */
import { randomUUID } from 'node:crypto';
import type { Bus } from '../bus/bus.ts';

/** @param isOwn whether it was changed in this process */
type Listener = (userId: number, isOwn: boolean) => Promise<void>;

interface Message {
  from: string;
  userId: number;
}

const CHANNEL = 'accounts';

export class AccountChanges {
  readonly #listeners: Listener[] = [];
  readonly #bus: Bus;
  /** Tells our own messages from those of other processes. */
  readonly #self = randomUUID();

  private constructor(bus: Bus) {
    this.#bus = bus;
  }

  static async open(bus: Bus): Promise<AccountChanges> {
    const changes = new AccountChanges(bus);
    await bus.subscribe(CHANNEL, ({ from, userId }: Message) => {
      if (from !== changes.#self) void changes.#tellHere(userId, false);
    });
    return changes;
  }

  listen(listener: Listener): void {
    this.#listeners.push(listener);
  }

  /** Resolves once everybody in this process has seen to it; others are told as well. */
  async tell(userId: number): Promise<void> {
    this.#bus.publish(CHANNEL, { from: this.#self, userId } satisfies Message);
    await this.#tellHere(userId, true);
  }

  async #tellHere(userId: number, isOwn: boolean): Promise<void> {
    await Promise.all(this.#listeners.map((listener) => listener(userId, isOwn)));
  }
}
