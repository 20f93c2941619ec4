/** Connections to the lobby: handshake, identification, first messages, and disconnection. */
import { CLIENT_VERSION } from '@amberhall/protocol';
import type { Measure } from '@amberhall/protocol';
import type { AccountChanges } from '../accounts/account-changes.ts';
import type { AccountService } from '../accounts/account-service.ts';
import type { AccountStore } from '../accounts/account-store.ts';
import type { BannerFile } from './banner-file.ts';
import type { LobbyBroadcaster } from './lobby-broadcaster.ts';
import type { GameDirectory } from './game-directory.ts';
import { VISITOR } from './connections.ts';
import type { Connection, Connections, LobbySocket } from './connections.ts';
import type { GameService } from './game-service.ts';
import type { Guests } from './guests.ts';
import { nameOf, personOf } from '../accounts/person.ts';
import type { Person } from '../accounts/person.ts';
import { muteInForce } from '../moderation/mute.ts';
import type { Warnings } from '../moderation/warnings.ts';
import type { Presence } from './presence.ts';
import { CONNECTIONS_PER_PERSON, TOO_MANY_PAGES } from '../sockets/connection-limits.ts';
import type { SeatReservations } from './seat-reservations.ts';
import type { LobbyChat } from './lobby-chat.ts';
import type { FriendFeed } from './friend-feed.ts';
import type { TournamentAnnouncementFeed } from './tournament-announcement-feed.ts';
import { pendingGameOf } from './game-views.ts';

export interface LobbyGatewayParts {
  accounts: AccountService;
  accountStore: AccountStore;
  changes: AccountChanges;
  directory: GameDirectory;
  presence: Presence;
  connections: Connections;
  broadcaster: LobbyBroadcaster;
  guests: Guests;
  games: GameService;
  seatReservations: SeatReservations;
  chat: LobbyChat;
  announcementFeed: TournamentAnnouncementFeed;
  friendFeed: FriendFeed;
  warnings: Pick<Warnings, 'unconfirmedOf'>;
  banner: BannerFile;
  now: () => Date;
  limitFactor: number;
}

export class LobbyGateway {
  readonly #parts: LobbyGatewayParts;

  constructor(parts: LobbyGatewayParts) {
    this.#parts = parts;
    parts.changes.listen({
      reloadAccount: (userId, isOwn) => this.#refreshAccount(userId, isOwn),
      shownAccounts: () => parts.connections.accounts(),
    });
    parts.banner.listen((text) => {
      for (const { socket } of parts.connections.all()) if (!isOutdated(socket)) socket.emit('banner', text);
    });
  }

  /** Sends a new connection the complete state. */
  async connect(connection: Connection): Promise<void> {
    const { socket } = connection;
    const { token } = socket.handshake.query;
    const { text } = this.#parts.banner;
    if (isOutdated(socket)) {
      socket.emit('banner', 'A new version of Amberhall is available. Please reload the page.');
    } else if (text !== '') {
      socket.emit('banner', text);
    }
    if (typeof token === 'string' && token !== '') await this.#identify(connection, token);
    await this.#showEverything(connection);
  }

  /** Identifies a connection, or with an empty token makes it a visitor's. */
  async authenticate(connection: Connection, token: string): Promise<void> {
    const { person: before } = connection.identity;
    if (!(await this.#identify(connection, token))) return;
    if (before !== null) await this.#releaseSeatOf(before);
    await this.#showEverything(connection);
  }

  disconnect(connection: Connection): void {
    const { person } = connection.identity;
    this.#parts.connections.remove(connection);
    if (person !== null) this.#parts.seatReservations.reserve(nameOf(person));
  }

  /** @returns whether the connection belongs to another person now */
  async #identify(connection: Connection, token: string): Promise<boolean> {
    const { accounts, accountStore, connections } = this.#parts;
    const { person: before } = connection.identity;
    const signedIn = token === '' ? null : await accounts.signedInBy(token);
    if (signedIn === null) return this.#identifyGuest(connection, token);
    const relations = (await accountStore.withRelations([signedIn.account.id])).get(signedIn.account.id);
    if (relations === undefined) return this.#identifyGuest(connection, token);
    const person = personOf(signedIn.account, relations.blocked, relations.mute);
    if (this.#rejectExcessPage(connection, person)) return false;
    connections.identify(connection, { kind: 'account', person, signedIn });
    return before === null || nameOf(before) !== nameOf(person);
  }

  /** Disconnects a page beyond the limit of this person. The page explains it and does not reconnect. */
  #rejectExcessPage(connection: Connection, person: Person): boolean {
    const { connections, limitFactor } = this.#parts;
    if (!connections.isFull(connection, person, Math.ceil(CONNECTIONS_PER_PERSON * limitFactor)))
      return false;
    connection.socket.emit('banner', TOO_MANY_PAGES);
    connection.socket.disconnect(true);
    return true;
  }

  async #identifyGuest(connection: Connection, token: string): Promise<boolean> {
    const { guests, connections } = this.#parts;
    const { person: before } = connection.identity;
    const guest = token === '' ? null : await guests.byPass(token);
    if (token !== '' && guest === null) connection.socket.emit('authfailed');
    if (guest !== null && this.#rejectExcessPage(connection, guest)) return false;
    connections.identify(connection, guest === null ? VISITOR : { kind: 'guest', person: guest });
    return (before && nameOf(before)) !== (guest && nameOf(guest));
  }

  /** Sends an account's changes to its connections, and disconnects those whose login has ended. */
  async #refreshAccount(userId: number, isOwn: boolean): Promise<void> {
    const { accounts, accountStore, directory } = this.#parts;
    const relations = (await accountStore.withRelations([userId])).get(userId);
    const account = relations?.account;
    const person = relations && personOf(relations.account, relations.blocked, relations.mute);
    const ban = await accounts.banOf(userId);
    const warnings = await this.#parts.warnings.unconfirmedOf(userId);
    // The process in which the account changed updates its games: once is enough.
    if (person !== undefined && isOwn) await this.#parts.games.updatePerson(person);

    for (const connection of this.#parts.connections.ofAccount(userId)) {
      const { identity } = connection;
      if (identity.kind !== 'account') continue;
      const { signedIn } = identity;
      const isOpen = await accounts.isOpen({ userId, sessionId: signedIn.sessionId });
      // The connection may have signed out meanwhile.
      if (connection.identity !== identity) continue;
      if (!isOpen || account === undefined || person === undefined) {
        await this.#signOut(connection, ban);
        continue;
      }
      this.#parts.connections.identify(connection, {
        kind: 'account',
        person,
        signedIn: { ...signedIn, account },
      });
      this.#showMute(connection, identity.person);
      connection.socket.emit('warnings', warnings);
      this.#parts.connections.refresh(connection, directory.all());
    }
  }

  /** Tells a person about their mute. @param before the person until now; `null` for a new connection */
  #showMute({ socket, identity }: Connection, before: Person | null): void {
    const { now } = this.#parts;
    const muteOf = (person: Person | null) => (person === null ? null : muteInForce(person, now()));
    const mute = muteOf(identity.person);
    if (JSON.stringify(mute) !== JSON.stringify(muteOf(before))) socket.emit('muted', mute);
  }

  /** Shows a new connection the warnings that its person has not confirmed. */
  async #showWarnings({ socket, identity }: Connection): Promise<void> {
    if (identity.kind !== 'account') return;
    const warnings = await this.#parts.warnings.unconfirmedOf(identity.signedIn.account.id);
    socket.emit('warnings', warnings);
  }

  /** The login has ended: the page returns as a visitor. */
  async #signOut(connection: Connection, ban: Measure | undefined): Promise<void> {
    const { socket } = connection;
    const { person } = connection.identity;
    this.#parts.connections.identify(connection, VISITOR);
    if (person !== null) await this.#releaseSeatOf(person);
    if (ban !== undefined) socket.emit('banned', ban);
    socket.emit('authfailed');
    // Closes the transport like a lost connection, so that the client reconnects.
    socket.conn.close();
  }

  /** A person without any remaining login loses their seat in a game that has not started. */
  async #releaseSeatOf(person: Person): Promise<void> {
    const { presence, games } = this.#parts;
    if (!presence.has(nameOf(person))) await games.releaseSeat(nameOf(person));
  }

  async #showEverything(connection: Connection): Promise<void> {
    const { socket } = connection;
    const { person } = connection.identity;
    this.#showMute(connection, null);
    socket.emit('users', this.#parts.connections.usersFor(person));
    this.#parts.connections.showAll(connection, this.#parts.directory.all());
    await this.#parts.chat.showTo(connection);
    await this.#parts.announcementFeed.showTo(connection);
    await this.#parts.friendFeed.showTo(connection);
    await this.#showWarnings(connection);

    if (person === null) return;
    this.#parts.broadcaster.tellEndedTo(connection, person);
    const entry = this.#parts.directory.of(nameOf(person));
    if (entry === undefined) return;
    if (entry.phase === 'started') await this.#parts.broadcaster.sendHandoffTo(connection, entry);
    else socket.emit('gamestate', pendingGameOf(entry, person));
  }
}

/** Whether the page comes from another version of the program. */
function isOutdated({ handshake }: LobbySocket): boolean {
  const { version } = handshake.query;
  return version !== undefined && version !== CLIENT_VERSION;
}
