/** Tells the pages of this process about the friends of their users, and about requests. */
import type { Account } from '../accounts/account-store.ts';
import type { Bus } from '../bus/bus.ts';
import { FRIENDS_CHANNEL } from '../people/friends-channel.ts';
import type { FriendsMessage } from '../people/friends-channel.ts';
import type { People } from '../people/people.ts';
import type { Connection, Connections } from './connections.ts';

export interface FriendFeedParts {
  connections: Connections;
  bus: Bus;
  people: Pick<People, 'friends'>;
}

export class FriendFeed {
  readonly #parts: FriendFeedParts;
  /** The lists that are being sent to a connection: the next ones follow them, so that the latest arrive last. */
  readonly #sending = new WeakMap<Connection, Promise<void>>();

  private constructor(parts: FriendFeedParts) {
    this.#parts = parts;
  }

  static async open(parts: FriendFeedParts): Promise<FriendFeed> {
    const feed = new FriendFeed(parts);
    await parts.bus.subscribe(FRIENDS_CHANNEL, ({ userIds }: FriendsMessage) => feed.#notify(userIds));
    return feed;
  }

  /** Sends a user their friends and requests. */
  showTo(connection: Connection): Promise<void> {
    const before = this.#sending.get(connection) ?? Promise.resolve();
    const sent = before.catch(() => {}).then(() => this.#send(connection));
    this.#sending.set(connection, sent);
    return sent;
  }

  async #notify(userIds: readonly number[]): Promise<void> {
    const open = userIds.flatMap((userId) => this.#parts.connections.ofAccount(userId));
    await Promise.all(open.map((connection) => this.showTo(connection)));
  }

  async #send(connection: Connection): Promise<void> {
    const account = accountOf(connection);
    if (account === null) return;
    const { friends, asking } = await this.#parts.people.friends(account);
    // Another user may have signed in meanwhile.
    if (accountOf(connection)?.id === account.id) connection.socket.emit('friends', { friends, asking });
  }
}

function accountOf({ identity }: Connection): Account | null {
  return identity.kind === 'account' ? identity.signedIn.account : null;
}
