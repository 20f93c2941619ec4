/** The open lobby connections, and what each of them is sent. */
import type { Server, Socket } from 'socket.io';
import type { LobbyServerEvents, UserSummary } from '@amberhall/protocol';
import type { SignedIn } from '../accounts/account-service.ts';
import { canSee } from './access.ts';
import type { GameChange } from './game-directory.ts';
import { isMember, members } from './game-entry.ts';
import type { GameEntry } from './game-entry.ts';
import { hasBlockedName, nameOf } from '../accounts/person.ts';
import type { Person } from '../accounts/person.ts';
import type { Presence, PresenceEntry } from './presence.ts';
import { lobbyGameOf, pendingGameOf } from './game-views.ts';

/** What is known of a socket before it identifies. */
interface Origin {
  address: string;
}

// Listening is done for all commands at once, see dispatch: only what we send is typed here.
// oxlint-disable-next-line no-explicit-any
export type LobbyServer = Server<any, LobbyServerEvents, Record<string, never>, Origin>;
// oxlint-disable-next-line no-explicit-any
export type LobbySocket = Socket<any, LobbyServerEvents, Record<string, never>, Origin>;

/** Who is behind an open page. */
export type Identity =
  | { kind: 'visitor'; person: null }
  | { kind: 'guest'; person: Person }
  | { kind: 'account'; person: Person; signedIn: SignedIn };

export const VISITOR: Identity = { kind: 'visitor', person: null };

/** One open lobby page. */
export interface Connection {
  socket: LobbySocket;
  identity: Identity;
  /** Ids of the games in its list. */
  seen: Set<string>;
  /** It shows the nodes and receives their changes. */
  watchesNodes: boolean;
}

export class Connections {
  readonly #all = new Set<Connection>();
  readonly #byName = new Map<string, Set<Connection>>();
  readonly #presence: Presence;
  #isStopped = false;

  constructor(presence: Presence) {
    this.#presence = presence;
    presence.listen({
      joined: (present) => this.#broadcast('newuser', present),
      left: (present) => this.#broadcast('userleft', present),
      orphaned: () => {},
    });
  }

  /** All connections close soon, so that departures are not broadcast. */
  stopBroadcasting(): void {
    this.#isStopped = true;
  }

  add(socket: LobbySocket): Connection {
    const connection: Connection = {
      socket,
      identity: VISITOR,
      seen: new Set<string>(),
      watchesNodes: false,
    };
    this.#all.add(connection);
    return connection;
  }

  remove(connection: Connection): void {
    this.#all.delete(connection);
    this.#leave(connection);
  }

  /** Whether a person has reached the limit of other open pages in this process. */
  isFull(connection: Connection, person: Person, max: number): boolean {
    const open = this.#byName.get(nameOf(person));
    return open !== undefined && !open.has(connection) && open.size >= max;
  }

  /** Sets the person behind a connection; `null` for a visitor. A connection that has closed meanwhile gets none. */
  identify(connection: Connection, identity: Identity): void {
    if (!this.#all.has(connection)) return;
    const before = connection.identity.person;
    const { person } = identity;
    if (before !== null && person !== null && nameOf(before) === nameOf(person)) {
      connection.identity = identity;
      this.#presence.update(person);
      return;
    }
    this.#leave(connection);
    connection.identity = identity;
    if (person === null) return;
    const same = this.#byName.get(nameOf(person)) ?? new Set();
    this.#byName.set(nameOf(person), same.add(connection));
    this.#presence.open(person);
  }

  get size(): number {
    return this.#all.size;
  }

  /** The open pages of a person in this process. */
  of(name: string): Iterable<Connection> {
    return this.#byName.get(name) ?? [];
  }

  ofAccount(userId: number): Connection[] {
    return [...this.#all].filter(({ identity }) => accountIdOf(identity) === userId);
  }

  /** The people behind the connections. */
  *accounts(): Iterable<number> {
    for (const { identity } of this.#all) {
      if (identity.kind === 'account') yield identity.signedIn.account.id;
    }
  }

  all(): Iterable<Connection> {
    return this.#all;
  }

  /** Sorted by name, one entry per account, without those whom the viewer has blocked. */
  usersFor(viewer: Person | null): UserSummary[] {
    return this.#presence
      .all()
      .filter(({ kind, summary }) => kind === 'user' && !(viewer !== null && hasBlockedName(viewer, summary)))
      .map(({ summary }) => summary)
      .toSorted((one, other) => one.name.localeCompare(other.name));
  }

  /** Sends the whole list to a connection that has none. */
  showAll(connection: Connection, entries: Iterable<GameEntry>): void {
    const seen = [...entries].filter((entry) => canSee(connection.identity.person, entry));
    connection.seen = new Set(seen.map(({ id }) => id));
    const sorted = seen.toSorted(
      (one, other) =>
        Number(one.phase === 'started') - Number(other.phase === 'started') ||
        other.createdAt.getTime() - one.createdAt.getTime(),
    );
    connection.socket.emit(
      'games',
      sorted.map((entry) => lobbyGameOf(entry, connection.identity.person)),
    );
  }

  /** The rights of a person have changed: sends other people, and games that became visible or hidden. */
  refresh(connection: Connection, entries: Iterable<GameEntry>): void {
    const { identity, seen, socket } = connection;
    const { person } = identity;
    socket.emit('users', this.usersFor(person));
    const manages = person?.permissions.has('canManageGames') === true;
    for (const entry of entries) {
      // A newly signed-in manager has not yet been sent the node of each listed game.
      const isOther = canSee(person, entry) !== seen.has(entry.id) || (manages && entry.node !== null);
      if (isOther) this.#showTo(connection, entry);
    }
  }

  /** Sends games at once to the people in them, in this process. */
  showToMembers(changes: readonly GameChange[]): void {
    for (const { before, after } of changes) {
      if (after === null) continue;
      for (const person of members(after)) {
        if (before !== undefined && isUnchanged(before, after, person)) continue;
        for (const connection of this.of(nameOf(person))) this.#showTo(connection, after);
      }
    }
  }

  #showTo({ identity: { person }, seen, socket }: Connection, entry: GameEntry): void {
    if (!canSee(person, entry)) {
      if (seen.delete(entry.id)) socket.emit('removegame', [{ id: entry.id }]);
      return;
    }
    socket.emit(seen.has(entry.id) ? 'updategame' : 'newgame', [lobbyGameOf(entry, person)]);
    seen.add(entry.id);
    const isIn = person !== null && isMember(entry, nameOf(person));
    if (isIn && entry.phase !== 'started') socket.emit('gamestate', pendingGameOf(entry, person));
  }

  #leave(connection: Connection): void {
    const { person } = connection.identity;
    if (person === null) return;
    connection.identity = VISITOR;
    const same = this.#byName.get(nameOf(person));
    same?.delete(connection);
    if (same?.size === 0) this.#byName.delete(nameOf(person));
    this.#presence.close(nameOf(person));
  }

  /** Not to the person themselves, and not to those who block or are blocked. */
  #broadcast(event: 'newuser' | 'userleft', { kind, summary }: PresenceEntry): void {
    if (kind !== 'user' || this.#isStopped) return;
    const isFor = ({ identity: { person } }: Connection) =>
      person === null || (nameOf(person) !== summary.username && !hasBlockedName(person, summary));
    broadcast(
      [...this.#all].filter(isFor).map(({ socket }) => socket),
      event,
      summary,
    );
  }
}

function accountIdOf(identity: Identity): number | null {
  return identity.kind === 'account' ? identity.signedIn.account.id : null;
}

/** A person in the game has received it already. */
function isUnchanged(before: GameEntry, after: GameEntry, person: Person): boolean {
  if (after.phase !== 'started' || !isMember(before, nameOf(person))) return false;
  return JSON.stringify(lobbyGameOf(before, person)) === JSON.stringify(lobbyGameOf(after, person));
}

/** Sends the same message to many connections, serialized once. */
export function broadcast<Event extends keyof LobbyServerEvents>(
  sockets: readonly LobbySocket[],
  event: Event,
  ...args: Parameters<LobbyServerEvents[Event]>
): void {
  const [first] = sockets;
  if (first === undefined) return;
  // Every socket is in the room of its own id. The signature above already ties the arguments to the event.
  const target = first.nsp.to(sockets.map(({ id }) => id)) as {
    emit(event: string, ...args: unknown[]): void;
  };
  target.emit(event, ...args);
}
