/** The lobby socket: who comes, what they are shown, and what they may say. */
import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { CLIENT_VERSION, LOBBY_COMMANDS } from '@amberhall/protocol';
import type { Permission } from '@amberhall/protocol';
import type { AccountChanges } from '../accounts/changes.ts';
import type { AccountService } from '../accounts/service.ts';
import type { Account, AccountStore } from '../accounts/store.ts';
import type { Tokens } from '../accounts/tokens.ts';
import type { Bus } from '../bus/bus.ts';
import type { Calls } from '../bus/calls.ts';
import { Problem } from '../http/problems.ts';
import type { MatchStore } from '../matches/store.ts';
import type { NewsStore } from '../news/store.ts';
import { addressOfLobby } from '../rooms/node.ts';
import type { RoomNews } from '../rooms/node.ts';
import { listenTo } from '../sockets/dispatch.ts';
import type { Handlers } from '../sockets/dispatch.ts';
import { RefusedMessage } from '../sockets/refusal.ts';
import { SlidingLimit } from '../sockets/sliding-limit.ts';
import type { AuditLog } from '../staff/audit.ts';
import type { UserAdministration } from '../staff/users.ts';
import { TEXTS } from './access.ts';
import { Announcer } from './announcer.ts';
import type { Book } from './book.ts';
import { Caretaker } from './caretaker.ts';
import type { ChatStore } from './chat-store.ts';
import { Connections } from './connections.ts';
import type { Connection, LobbyServer, LobbySocket } from './connections.ts';
import { members } from './entry.ts';
import type { Entry } from './entry.ts';
import { DeckDesk } from './deck-desk.ts';
import type { Decks } from '../decks/decks.ts';
import { Games } from './games.ts';
import { Handoffs } from './handoffs.ts';
import { cut } from './lines.ts';
import { NodeDesk } from './node-desk.ts';
import type { Nodes } from './nodes.ts';
import { nameOf, personOf, strangerNamed } from './person.ts';
import type { Person } from './person.ts';
import type { Presence } from './presence.ts';
import { Starts } from './starts.ts';
import { Talk } from './talk.ts';
import { pendingGameOf } from './views.ts';

export interface LobbyParts {
  accounts: AccountService;
  accountStore: AccountStore;
  tokens: Tokens;
  changes: AccountChanges;
  chat: ChatStore;
  news: NewsStore;
  matches: MatchStore;
  audit: AuditLog;
  users: UserAdministration;
  decks: Decks;
  bus: Bus;
  calls: Calls;
  book: Book;
  nodes: Nodes;
  presence: Presence;
  /** Which of some games have ended, or never were. */
  overOf: (ids: readonly string[]) => Promise<string[]>;
  logger: Logger;
  now: () => Date;
  banner: string | undefined;
  /** Minutes an account must exist before it may write in the lobby. */
  chatAge: number;
  limitFactor: number;
}

const MESSAGES_PER_SECOND = 20;
/** How long a seat of a game not started waits for a lost connection. */
const SEAT_HOLD_MS = 30_000;
const CARE_INTERVAL_MS = 5_000;
/** For so long quick join does not bring two together again who have just parted. */
const JUST_PLAYED_MS = 10 * 60_000;

export class Lobby {
  readonly #parts: LobbyParts;
  readonly #connections: Connections;
  readonly #announcer: Announcer;
  readonly #games: Games;
  readonly #starts: Starts;
  readonly #talk: Talk;
  readonly #desk: NodeDesk;
  readonly #caretaker: Caretaker;
  readonly #holds = new Set<NodeJS.Timeout>();

  private constructor(parts: LobbyParts, connections: Connections, talk: Talk) {
    this.#parts = parts;
    this.#connections = connections;
    this.#talk = talk;
    this.#announcer = new Announcer({ ...parts, connections, handoffs: new Handoffs(parts) });
    const deckDesk = new DeckDesk(parts.decks);
    this.#starts = new Starts({ ...parts, deckDesk });
    this.#games = new Games({ ...parts, deckDesk, starts: this.#starts });
    this.#desk = new NodeDesk({ ...parts, connections });
    this.#caretaker = new Caretaker(parts, CARE_INTERVAL_MS);
    parts.changes.listen((userId, isOwn) => this.#review(userId, isOwn));
    parts.presence.listen({
      came: () => {},
      went: () => {},
      orphaned: (names) => names.forEach((name) => this.#holdSeatOf(name)),
    });
  }

  /** Opens the lobby to nodes; to people with `attach`. */
  static async open(parts: LobbyParts): Promise<Lobby> {
    const connections = new Connections(parts.presence);
    const lobby = new Lobby(parts, connections, await Talk.open({ ...parts, connections }));
    await parts.calls.serve(addressOfLobby(parts.presence.id), {
      hear: (node: string, batch: RoomNews[]) => lobby.#games.hear(node, batch),
    });
    lobby.#holdSeatsOfAbsent();
    return lobby;
  }

  attach(server: LobbyServer): void {
    server.on('connection', (socket: LobbySocket) => void this.#welcome(socket));
  }

  stop(): void {
    this.#caretaker.stop();
    for (const hold of this.#holds) clearTimeout(hold);
  }

  get connectionCount(): number {
    return this.#connections.size;
  }

  get gameCount(): number {
    return this.#parts.book.size;
  }

  /** Whether somebody sits in or watches a game. */
  isInGame(name: string): boolean {
    return this.#parts.book.of(name) !== undefined;
  }

  /** Takes a message from the chat. @throws {Problem} if there is no such message */
  removeMessage(actor: Account, id: number): Promise<void> {
    return this.#talk.remove(actor, id);
  }

  async #welcome(socket: LobbySocket): Promise<void> {
    const connection = this.#connections.add(socket);
    socket.on('disconnect', () => this.#part(connection));
    const { logger, now, limitFactor } = this.#parts;
    // Until it is known who comes, what they send waits: nothing may overtake the handshake.
    const greeted = this.#greet(connection);
    const handlers = this.#handlersOf(connection);
    listenTo(socket, LOBBY_COMMANDS, afterwards(greeted, handlers), {
      limit: new SlidingLimit(MESSAGES_PER_SECOND * limitFactor, 1000, now),
      logger,
    });
    await greeted.catch((error: unknown) => {
      logger.error({ err: error }, 'The lobby could not greet somebody');
      socket.disconnect(true);
    });
  }

  async #greet(connection: Connection): Promise<void> {
    const { socket } = connection;
    const { token, version } = socket.handshake.query;
    if (version !== undefined && version !== CLIENT_VERSION) {
      socket.emit('banner', 'There is a new version of Amberhall. Please reload the page.');
    } else if (this.#parts.banner !== undefined) {
      socket.emit('banner', this.#parts.banner);
    }
    if (typeof token === 'string' && token !== '') await this.#identify(connection, token);
    await this.#showEverything(connection);
  }

  /** @returns whether somebody else sits behind the connection now */
  async #identify(connection: Connection, token: string): Promise<boolean> {
    const { accounts, accountStore } = this.#parts;
    const before = connection.person === null ? null : nameOf(connection.person);
    const signedIn = token === '' ? null : await accounts.signedInBy(token);
    if (signedIn === null) {
      if (token !== '') connection.socket.emit('authfailed');
      this.#connections.identify(connection, null, null);
      return before !== null;
    }
    const blocked = await accountStore.blockedBy(signedIn.account.id);
    const person = personOf(signedIn.account, blocked);
    this.#connections.identify(connection, person, signedIn);
    return before !== nameOf(person);
  }

  /** Shows what an account has become to those who have it open, and ends what its ended logins have open. */
  async #review(userId: number, isOwn: boolean): Promise<void> {
    const { accounts, accountStore, book } = this.#parts;
    const account = await accountStore.byId(userId);
    const person = account && personOf(account, await accountStore.blockedBy(userId));
    // Where it was changed, there it is brought to the games: once is enough.
    if (person !== undefined && isOwn) await this.#games.renew(person);

    for (const connection of this.#connections.ofAccount(userId)) {
      const { signedIn } = connection;
      if (signedIn === null) continue;
      const isOpen = await accounts.isOpen({ userId, sessionId: signedIn.sessionId });
      // Whoever sits there may have signed out meanwhile.
      if (connection.signedIn !== signedIn) continue;
      if (!isOpen || account === undefined || person === undefined) {
        await this.#signOff(connection);
        continue;
      }
      this.#connections.identify(connection, person, { ...signedIn, account });
      this.#connections.showAgain(connection, book.all());
    }
  }

  /** The login has ended: its page comes back as a visitor. */
  async #signOff(connection: Connection): Promise<void> {
    const { person, socket } = connection;
    this.#connections.identify(connection, null, null);
    if (person !== null && !this.#parts.presence.has(nameOf(person))) {
      await this.#games.giveUp(nameOf(person));
    }
    socket.emit('authfailed');
    // As if the connection was lost, so that the client opens another.
    socket.conn.close();
  }

  async #showEverything(connection: Connection): Promise<void> {
    const { socket, person } = connection;
    socket.emit('users', this.#connections.usersFor(person));
    this.#connections.showAll(connection, this.#parts.book.all());
    await this.#talk.showTo(connection);

    const entry = person === null ? undefined : this.#parts.book.of(nameOf(person));
    if (person === null || entry === undefined) return;
    if (entry.phase === 'started') await this.#announcer.handOff(connection, entry);
    else socket.emit('gamestate', pendingGameOf(entry, person));
  }

  #part(connection: Connection): void {
    const { person } = connection;
    this.#connections.remove(connection);
    if (person === null) return;
    this.#holdSeatOf(nameOf(person));
  }

  /** Gives up somebody's seat in a game not started, unless they come back. */
  #holdSeatOf(name: string): void {
    const { presence, logger } = this.#parts;
    const hold = setTimeout(() => {
      this.#holds.delete(hold);
      if (presence.has(name)) return;
      this.#games.giveUp(name).catch((error: unknown) => {
        logger.error({ err: error }, 'A seat could not be given up');
      });
    }, SEAT_HOLD_MS).unref();
    this.#holds.add(hold);
  }

  /** Those who sat in games when all lobbies stopped may come back. */
  #holdSeatsOfAbsent(): void {
    const { book, presence } = this.#parts;
    for (const entry of book.all()) {
      if (entry.phase !== 'pending') continue;
      for (const person of members(entry))
        if (!presence.has(nameOf(person))) this.#holdSeatOf(nameOf(person));
    }
  }

  #handlersOf(connection: Connection): Handlers<typeof LOBBY_COMMANDS> {
    const [games, starts, talk, desk] = [this.#games, this.#starts, this.#talk, this.#desk];
    const user = (text = 'You must be logged in to play'): Person => {
      if (connection.person?.kind !== 'user') throw new RefusedMessage('NOT_LOGGED_IN', text);
      return connection.person;
    };
    return {
      authenticate: async (token) => {
        if (await this.#identify(connection, token)) await this.#showEverything(connection);
      },
      newgame: async (wish) => ({ gameId: (await games.open(user(), wish, await this.#metBy(user()))).id }),
      joingame: (gameId, password) =>
        this.#entering(connection, () => games.join(user(TEXTS.join), gameId, password ?? undefined)),
      watchgame: (gameId, password) =>
        this.#entering(connection, () => games.watch(user(TEXTS.watch), gameId, password ?? undefined)),
      removegame: (gameId) => this.#removeGame(connection, gameId),
      clearsessions: (username) => this.#clearSessions(connection, username),
      getsealeddeck: (gameId) => games.dealSealedDeck(user(), gameId),
      selectdeck: (gameId, deckId, isStandalone) => games.selectDeck(user(), gameId, deckId, isStandalone),
      startgame: (gameId) => starts.start(user(), gameId),
      leavegame: (gameId) => games.leave(this.#somebody(connection), gameId),
      chat: async (text) => {
        const person = user();
        if (cut(text) === '') return;
        talk.checkLimit(person);
        await games.chat(person, text);
      },
      lobbychat: (text) => talk.say(connection, text),
      motd: (motd) => talk.setMotd(staffBehind(connection, 'canManageMotd'), motd),
      practice: async (wish) => {
        const person = this.#guestOrUser(connection);
        return { gameId: await starts.practice(person, wish, (gameId) => games.leave(person, gameId)) };
      },
      connectfailed: async () => {
        if (connection.person !== null) await games.markDisconnected(nameOf(connection.person));
      },
      getnodestatus: () => {
        staffBehind(connection, 'canManageNodes');
        desk.show(connection);
      },
      togglenode: (name) => desk.toggle(staffBehind(connection, 'canManageNodes'), name),
      restartnode: (name) => desk.restart(staffBehind(connection, 'canManageNodes'), name),
      ping: (n) => {
        connection.socket.emit('pong', n);
      },
    };
  }

  /** A refusal is also told the way the client's password prompt listens for. */
  async #entering(connection: Connection, enter: () => Promise<Entry>): Promise<{ gameId: string }> {
    try {
      return { gameId: (await enter()).id };
    } catch (error) {
      if (error instanceof RefusedMessage) connection.socket.emit('passworderror', error.message);
      throw error;
    }
  }

  /** Whom somebody has just played against. */
  async #metBy({ userId }: Person): Promise<ReadonlySet<string>> {
    return userId === null ? new Set() : this.#parts.matches.opponentsSince(userId, this.#momentsAgo());
  }

  #momentsAgo(): Date {
    return new Date(this.#parts.now().getTime() - JUST_PLAYED_MS);
  }

  #somebody({ person }: Connection): Person {
    if (person === null) throw new RefusedMessage('NOT_LOGGED_IN', 'You must be logged in to play');
    return person;
  }

  /** Practice needs no account: who has none plays as a guest. */
  #guestOrUser(connection: Connection): Person {
    if (connection.person !== null) return connection.person;
    const guest = strangerNamed(`Guest-${randomBytes(3).toString('hex')}`, 'guest');
    this.#connections.identify(connection, guest, null);
    return guest;
  }

  async #removeGame(connection: Connection, gameId: string): Promise<void> {
    const actor = staffBehind(connection, 'canManageGames');
    await this.#games.remove(gameId);
    await this.#parts.audit.write({ actor, act: 'game removed', target: gameId });
  }

  async #clearSessions(connection: Connection, username: string): Promise<void> {
    const actor = staffBehind(connection, 'canManageUsers');
    try {
      await this.#parts.users.clearSessions(actor, username);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      throw new RefusedMessage(error.status === 404 ? 'NOT_FOUND' : 'FORBIDDEN', error.message);
    }
  }
}

/** @throws {RefusedMessage} unless somebody with the permission is signed in */
function staffBehind({ person, signedIn }: Connection, permission: Permission): Account {
  if (signedIn === null) throw new RefusedMessage('NOT_LOGGED_IN', 'You must be logged in to do that.');
  if (!person?.permissions.has(permission)) throw new RefusedMessage('FORBIDDEN', 'Forbidden');
  return signedIn.account;
}

/** The same handlers, each waiting for `first`. */
function afterwards<H extends object>(first: Promise<void>, handlers: H): H {
  const waiting = Object.entries(handlers).map(([command, handler]) => [
    command,
    async (...args: unknown[]) => {
      await first;
      return (handler as (...args: unknown[]) => unknown)(...args);
    },
  ]);
  return Object.fromEntries(waiting) as H;
}
