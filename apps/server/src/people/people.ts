/** Pages about people, friends, and what each user shares. */
import { FRIEND_TEXTS } from '@amberhall/protocol';
import type {
  Audience,
  FriendsReply,
  Person,
  PersonGame,
  Relation,
  SharedPart,
  Sharing,
} from '@amberhall/protocol';
import type { Account, AccountStore } from '../accounts/account-store.ts';
import { summaryOf } from '../accounts/user-views.ts';
import type { Bus } from '../bus/bus.ts';
import { Problem, refused } from '../http/problems.ts';
import { FRIENDS_CHANNEL } from './friends-channel.ts';
import type { FriendsMessage } from './friends-channel.ts';
import type { FriendStore } from './friend-store.ts';
import type { PersonStore } from './person-store.ts';

/** The limit of requests of one user that nobody has answered. */
const MAX_OPEN_REQUESTS = 50;

export interface PeopleParts {
  store: AccountStore;
  friends: FriendStore;
  persons: PersonStore;
  bus: Pick<Bus, 'publish'>;
  now: () => Date;
}

export interface PersonAudience {
  relation: Relation;
  /** One of the two has blocked the other. */
  isHidden: boolean;
  /** Whether the person can be asked for a friendship. */
  takesRequests: boolean;
  /** Whether the person shares that part with the viewer. */
  sees: (part: SharedPart) => boolean;
}

export class People {
  readonly #parts: PeopleParts;

  constructor(parts: PeopleParts) {
    this.#parts = parts;
  }

  /**
   * A person as the viewer may see them. Blocks in either direction hide everything that is shared.
   *
   * @param viewer `null` for a visitor
   * @throws {Problem} for an unknown or disabled account
   */
  async person(username: string, viewer: Account | null): Promise<Person> {
    const { persons, now } = this.#parts;
    const account = await this.#existing(username);
    const { relation, isHidden, takesRequests, sees } = await this.audienceOf(account, viewer);
    const isOther = relation !== 'self' && relation !== 'visitor';
    const [record, games, decks] = await Promise.all([
      sees('record') ? persons.record(account.id) : null,
      sees('games') ? persons.games(account.id, viewer?.id ?? null, now()) : null,
      sees('decks') ? persons.decks(account.id) : null,
    ]);
    return {
      ...summaryOf(account),
      since: account.registeredAt.toISOString(),
      relation,
      canBeChallenged: isOther && sees('challenges'),
      canBeAsked: relation === 'none' && !isHidden && takesRequests,
      record,
      games,
      decks,
    };
  }

  /**
   * What the viewer is to a person, and what that person shares with them.
   *
   * @param viewer `null` for a visitor
   */
  async audienceOf(account: Account, viewer: Account | null): Promise<PersonAudience> {
    const { relation, isHidden } = await this.#relationTo(account, viewer);
    const shared = await this.#parts.persons.sharingOf(account.id);
    return {
      relation,
      isHidden,
      takesRequests: shared.requests === 'everybody',
      sees: (part) => !isHidden && isAllowed(shared[part], relation),
    };
  }

  /** The last replays of a person's games with the deck that everybody may watch. */
  async replaysWith(account: Account, deckUuid: string, viewer: Account | null): Promise<PersonGame[]> {
    const { persons, now } = this.#parts;
    return persons.games(account.id, viewer?.id ?? null, now(), deckUuid);
  }

  async friends(account: Account): Promise<Omit<FriendsReply, 'success'>> {
    const rows = await this.#parts.friends.of(account.id);
    const those = (friendship: Relation) =>
      rows.filter((row) => row.friendship === friendship).map((row) => summaryOf(row.account));
    return { friends: those('friend'), asking: those('asking'), asked: those('asked') };
  }

  /**
   * Asks somebody, or accepts their request.
   *
   * @throws {Problem} for oneself, an unknown user, after a block, for a user without requests, and with too many open
   *   requests
   */
  async ask(account: Account, username: string): Promise<Relation> {
    const { friends, persons, now } = this.#parts;
    const other = await this.#existing(username);
    if (other.id === account.id) throw refused(FRIEND_TEXTS.oneself);
    if ((await friends.blockBetween(account.id, other.id)) !== 'none') {
      throw refused(FRIEND_TEXTS.blocked);
    }
    if ((await friends.between(account.id, other.id)) === 'none') {
      if ((await persons.sharingOf(other.id)).requests === 'nobody') throw refused(FRIEND_TEXTS.closed);
      if ((await friends.countAsked(account.id)) >= MAX_OPEN_REQUESTS) throw refused(FRIEND_TEXTS.tooMany);
    }
    const relation = await friends.ask(account.id, other.id, now());
    this.publishChange(account.id, other.id);
    return relation;
  }

  /** Ends a friendship, withdraws or declines a request. @throws {Problem} if there is none */
  async end(account: Account, username: string): Promise<Relation> {
    const other = await this.#existing(username);
    if (!(await this.#parts.friends.end(account.id, other.id))) {
      throw refused(FRIEND_TEXTS.none);
    }
    this.publishChange(account.id, other.id);
    return 'none';
  }

  /** Tells all lobbies that the friends or requests of these accounts have changed. */
  publishChange(...userIds: number[]): void {
    this.#parts.bus.publish(FRIENDS_CHANNEL, { userIds } satisfies FriendsMessage);
  }

  /** The account with this name. @returns `null` if the challenger must not challenge it */
  async challengedBy(challenger: Account, username: string): Promise<Account | null> {
    const account = await this.#existing(username);
    const { relation, sees } = await this.audienceOf(account, challenger);
    return relation !== 'self' && sees('challenges') ? account : null;
  }

  async sharing(account: Account): Promise<Sharing> {
    return this.#parts.persons.sharingOf(account.id);
  }

  async share(account: Account, chosen: Sharing): Promise<Sharing> {
    await this.#parts.persons.share(account.id, chosen);
    return chosen;
  }

  async #existing(username: string): Promise<Account> {
    const account = await this.#parts.store.byName(username);
    if (account === undefined || account.disabled) throw new Problem(404, FRIEND_TEXTS.unknown);
    return account;
  }

  async #relationTo(
    account: Account,
    viewer: Account | null,
  ): Promise<{ relation: Relation; isHidden: boolean }> {
    if (viewer === null) return { relation: 'visitor', isHidden: false };
    if (viewer.id === account.id) return { relation: 'self', isHidden: false };
    const block = await this.#parts.friends.blockBetween(viewer.id, account.id);
    if (block !== 'none') {
      // Blocked people are not told who blocked them.
      return { relation: block === 'by user' ? 'blocked' : 'none', isHidden: true };
    }
    return { relation: await this.#parts.friends.between(viewer.id, account.id), isHidden: false };
  }
}

function isAllowed(audience: Audience, relation: Relation): boolean {
  if (relation === 'self' || audience === 'everybody') return true;
  return audience === 'friends' && relation === 'friend';
}
