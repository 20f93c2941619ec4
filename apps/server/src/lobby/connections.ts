/** Everybody who has the lobby open, and what each of them is shown. */
import type { Server, Socket } from 'socket.io';
import type { LobbyGame, LobbyServerEvents, UserSummary } from '@amberhall/protocol';
import type { SignedIn } from '../accounts/service.ts';
import { canSee } from './access.ts';
import type { Turn } from './book.ts';
import { isMember } from './entry.ts';
import type { Entry } from './entry.ts';
import { hasBlockedName, nameOf } from './person.ts';
import type { Person } from './person.ts';
import type { Presence, Present } from './presence.ts';
import { lobbyGameOf, pendingGameOf } from './views.ts';

// Listening is done for all commands at once, see dispatch: only what we send is typed here.
// oxlint-disable-next-line no-explicit-any
export type LobbyServer = Server<any, LobbyServerEvents>;
// oxlint-disable-next-line no-explicit-any
export type LobbySocket = Socket<any, LobbyServerEvents>;

/** One open lobby page. */
export interface Connection {
  socket: LobbySocket;
  person: Person | null;
  /** `null` for visitors and guests. */
  signedIn: SignedIn | null;
  /** Games that stand in its list. */
  seen: Set<string>;
  /** It shows the nodes, and is told when they change. */
  watchesNodes: boolean;
}

export class Connections {
  readonly #all = new Set<Connection>();
  readonly #byName = new Map<string, Set<Connection>>();
  readonly #presence: Presence;

  constructor(presence: Presence) {
    this.#presence = presence;
    presence.listen({
      came: (present) => this.#tell('newuser', present),
      went: (present) => this.#tell('userleft', present),
      orphaned: () => {},
    });
  }

  add(socket: LobbySocket): Connection {
    const connection: Connection = {
      socket,
      person: null,
      signedIn: null,
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

  /** Says who is behind a connection; `null` for nobody in particular. */
  identify(connection: Connection, person: Person | null, signedIn: SignedIn | null): void {
    const before = connection.person;
    connection.signedIn = signedIn;
    if (before !== null && person !== null && nameOf(before) === nameOf(person)) {
      connection.person = person;
      this.#presence.renew(person);
      return;
    }
    this.#leave(connection);
    connection.person = person;
    if (person === null) return;
    const same = this.#byName.get(nameOf(person)) ?? new Set();
    this.#byName.set(nameOf(person), same.add(connection));
    this.#presence.open(person);
  }

  get size(): number {
    return this.#all.size;
  }

  /** The pages that somebody has open in this process. */
  of(name: string): Iterable<Connection> {
    return this.#byName.get(name) ?? [];
  }

  ofAccount(userId: number): Connection[] {
    return [...this.#all].filter(({ signedIn }) => signedIn?.account.id === userId);
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

  /** The whole list, for a connection that has none. */
  showAll(connection: Connection, entries: Iterable<Entry>): void {
    const seen = [...entries].filter((entry) => canSee(connection.person, entry));
    connection.seen = new Set(seen.map(({ id }) => id));
    const sorted = seen.toSorted(
      (one, other) =>
        Number(one.phase === 'started') - Number(other.phase === 'started') ||
        other.createdAt.getTime() - one.createdAt.getTime(),
    );
    connection.socket.emit(
      'games',
      sorted.map((entry) => lobbyGameOf(entry, connection.person)),
    );
  }

  /** What somebody may see has changed: others, and games that were hidden or no longer are. */
  showAgain(connection: Connection, entries: Iterable<Entry>): void {
    const { person, seen, socket } = connection;
    socket.emit('users', this.usersFor(person));
    for (const entry of entries) {
      if (canSee(person, entry) !== seen.has(entry.id)) this.#showTo(connection, entry);
    }
  }

  /** Tells everybody what has become of games: those who are told the same get the same message. */
  showTurns(turns: readonly Turn[]): void {
    const removed = turns.flatMap(({ before, after }) => (after === null && before ? [before] : []));
    const changes = turns.flatMap(({ before, after }) => (after === null ? [] : [changeOf(before, after)]));
    const messages = new Messages();
    for (const connection of this.#all) {
      const [gone, added, updated] = this.#newsFor(connection, removed, changes);
      messages.add(connection.socket, 'removegame', gone);
      messages.add(connection.socket, 'newgame', added);
      messages.add(connection.socket, 'updategame', updated);
    }
    messages.send();
  }

  /** Who is in a game is told of it apart: they see more of it. */
  #newsFor(
    connection: Connection,
    removed: readonly Entry[],
    changes: readonly Change[],
  ): [gone: { id: string }[], added: LobbyGame[], updated: LobbyGame[]] {
    const { person, seen } = connection;
    const gone = removed.filter(({ id }) => seen.delete(id)).map(({ id }) => ({ id }));
    const [added, updated]: [LobbyGame[], LobbyGame[]] = [[], []];
    for (const { entry, forOthers, isQuiet } of changes) {
      const isIn = person !== null && isMember(entry, nameOf(person));
      if (isIn || !canSee(person, entry)) {
        this.#showTo(connection, entry);
      } else if (seen.has(entry.id)) {
        if (!isQuiet) updated.push(forOthers);
      } else {
        seen.add(entry.id);
        added.push(forOthers);
      }
    }
    return [gone, added, updated];
  }

  #showTo({ person, seen, socket }: Connection, entry: Entry): void {
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
    const { person } = connection;
    if (person === null) return;
    connection.person = null;
    const same = this.#byName.get(nameOf(person));
    same?.delete(connection);
    if (same?.size === 0) this.#byName.delete(nameOf(person));
    this.#presence.close(nameOf(person));
  }

  /** Not to oneself, and not to those who do not want to meet them. */
  #tell(event: 'newuser' | 'userleft', { kind, summary }: Present): void {
    if (kind !== 'user') return;
    const isFor = ({ person }: Connection) =>
      person === null || (nameOf(person) !== summary.username && !hasBlockedName(person, summary));
    broadcast(
      [...this.#all].filter(isFor).map(({ socket }) => socket),
      event,
      summary,
    );
  }
}

/** What became of one game, for those who are not in it. */
interface Change {
  entry: Entry;
  forOthers: LobbyGame;
  /** There is nothing new for them. */
  isQuiet: boolean;
}

function changeOf(before: Entry | undefined, after: Entry): Change {
  const forOthers = lobbyGameOf(after, null);
  const isQuiet =
    before !== undefined && JSON.stringify(lobbyGameOf(before, null)) === JSON.stringify(forOthers);
  return { entry: after, forOthers, isQuiet };
}

type ListEvent = 'newgame' | 'updategame' | 'removegame';

/** Messages about several games, each with all to whom it goes. */
class Messages {
  readonly #messages = new Map<
    string,
    { event: ListEvent; list: { id: string }[]; sockets: LobbySocket[] }
  >();

  add(socket: LobbySocket, event: ListEvent, list: { id: string }[]): void {
    if (list.length === 0) return;
    const key = `${event} ${list.map(({ id }) => id).join(' ')}`;
    const known = this.#messages.get(key);
    if (known === undefined) this.#messages.set(key, { event, list, sockets: [socket] });
    else known.sockets.push(socket);
  }

  send(): void {
    // What stands in a list of games fits its event, see above.
    for (const { event, list, sockets } of this.#messages.values()) broadcast(sockets, event, list as never);
  }
}

/**
 * Sends the same to many, written out once and not compressed: that would be done for each of them anew, and such
 * messages are small.
 */
export function broadcast<Event extends keyof LobbyServerEvents>(
  sockets: readonly LobbySocket[],
  event: Event,
  ...args: Parameters<LobbyServerEvents[Event]>
): void {
  const [first] = sockets;
  if (first === undefined) return;
  // Every socket is alone in the room of its own id. That event and arguments fit is seen to just above.
  const target = first.nsp.compress(false).to(sockets.map(({ id }) => id)) as {
    emit(event: string, ...args: unknown[]): void;
  };
  target.emit(event, ...args);
}
