/** The lobby socket: who comes, what they are shown, and what they may say. */
import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { CLIENT_VERSION, LOBBY_COMMANDS } from '@amberhall/protocol';
import type { Handoff, Motd, Permission } from '@amberhall/protocol';
import type { AccountChanges } from '../accounts/changes.ts';
import type { AccountService } from '../accounts/service.ts';
import type { Account, AccountStore } from '../accounts/store.ts';
import { Problem } from '../http/problems.ts';
import type { NewsStore } from '../news/store.ts';
import type { GameNode, ResumedGame } from '../rooms/node.ts';
import { listenTo } from '../sockets/dispatch.ts';
import type { Handlers } from '../sockets/dispatch.ts';
import { RefusedMessage } from '../sockets/refusal.ts';
import { SlidingLimit } from '../sockets/sliding-limit.ts';
import type { AuditLog } from '../staff/audit.ts';
import type { UserAdministration } from '../staff/users.ts';
import { TEXTS } from './access.ts';
import { lobbyMessageOf } from './chat-store.ts';
import type { ChatStore } from './chat-store.ts';
import { Connections } from './connections.ts';
import type { Connection, LobbyServer, LobbySocket } from './connections.ts';
import type { Entry } from './entry.ts';
import { Games } from './games.ts';
import { cut } from './lines.ts';
import { hasBlocked, nameOf, personOf, strangerNamed } from './person.ts';
import type { Person } from './person.ts';
import { pendingGameOf } from './views.ts';

export interface LobbyParts {
  accounts: AccountService;
  accountStore: AccountStore;
  changes: AccountChanges;
  chat: ChatStore;
  news: NewsStore;
  node: GameNode;
  audit: AuditLog;
  users: UserAdministration;
  logger: Logger;
  now: () => Date;
  banner: string | undefined;
  /** Minutes an account must exist before it may write in the lobby. */
  chatAge: number;
  limitFactor: number;
}

const RECENT_MESSAGES = 100;
const MESSAGES_PER_SECOND = 20;
const CHAT_LINES = 5;
const CHAT_WINDOW_MS = 10_000;
/** How long a seat of a game not started waits for a lost connection. */
const SEAT_HOLD_MS = 30_000;
const SWEEP_INTERVAL_MS = 30_000;
const TOO_NEW = 'New users are limited from chatting in the lobby, try again later';

export class Lobby {
  readonly #parts: LobbyParts;
  readonly #connections = new Connections();
  readonly #games: Games;
  readonly #chatLimits = new Map<string, SlidingLimit>();
  readonly #sweeper: NodeJS.Timeout;
  readonly #holds = new Set<NodeJS.Timeout>();

  constructor(parts: LobbyParts) {
    this.#parts = parts;
    this.#games = new Games({
      node: parts.node,
      now: parts.now,
      logger: parts.logger,
      audience: {
        changed: (entry) => this.#connections.show(entry),
        removed: (entry) => this.#connections.forget(entry),
        cleared: (person) => this.#toPerson(person, (socket) => socket.emit('cleargamestate')),
        failed: (person, text) => this.#toPerson(person, (socket) => socket.emit('gameerror', text)),
        playable: (entry, person) => void this.#handOff(entry, person),
      },
    });
    parts.changes.listen((userId) => this.#review(userId));
    this.#sweeper = setInterval(() => this.#games.sweep(), SWEEP_INTERVAL_MS).unref();
  }

  attach(server: LobbyServer): void {
    server.on('connection', (socket: LobbySocket) => void this.#welcome(socket));
  }

  resume(games: readonly ResumedGame[]): void {
    this.#games.resume(games);
  }

  stop(): void {
    clearInterval(this.#sweeper);
    for (const hold of this.#holds) clearTimeout(hold);
  }

  get connectionCount(): number {
    return this.#connections.size;
  }

  get gameCount(): number {
    return [...this.#games.all()].length;
  }

  /** Whether somebody sits in or watches a game. */
  isInGame(name: string): boolean {
    return this.#games.of(name) !== undefined;
  }

  /** Takes a message from the chat. @throws {Problem} if there is no such message */
  async removeMessage(actor: Account, id: number): Promise<void> {
    const { chat, audit, now } = this.#parts;
    const outcome = await chat.remove(id, actor.id, now());
    if (outcome === 'missing') throw new Problem(404, 'Message was not found.');
    if (outcome === 'before') return;
    await audit.write({ actor, act: 'message removed', target: String(id) });
    for (const { socket, person } of this.#connections.all()) {
      if (person?.permissions.has('canModerateChat') !== true) socket.emit('removemessage', id);
      else socket.emit('removemessage', id, actor.username);
    }
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
  async #review(userId: number): Promise<void> {
    const { accounts, accountStore } = this.#parts;
    const account = await accountStore.byId(userId);
    const person = account && personOf(account, await accountStore.blockedBy(userId));
    if (person !== undefined) this.#games.renew(person);

    for (const connection of this.#connections.ofAccount(userId)) {
      const { signedIn } = connection;
      if (signedIn === null) continue;
      const isOpen = await accounts.isOpen({ userId, sessionId: signedIn.sessionId });
      // Whoever sits there may have signed out meanwhile.
      if (connection.signedIn !== signedIn) continue;
      if (!isOpen || account === undefined || person === undefined) {
        this.#signOff(connection);
        continue;
      }
      this.#connections.identify(connection, person, { ...signedIn, account });
      this.#connections.showAgain(connection, this.#games.all());
    }
  }

  /** The login has ended: its page comes back as a visitor. */
  #signOff(connection: Connection): void {
    const { person, socket } = connection;
    this.#connections.identify(connection, null, null);
    if (person !== null && !this.#connections.isHere(nameOf(person))) this.#games.giveUp(nameOf(person));
    socket.emit('authfailed');
    // As if the connection was lost, so that the client opens another.
    socket.conn.close();
  }

  async #showEverything(connection: Connection): Promise<void> {
    const { socket, person } = connection;
    const { chat, news } = this.#parts;
    const [messages, motd] = await Promise.all([chat.latest(RECENT_MESSAGES), news.motd()]);
    const isModerator = person?.permissions.has('canModerateChat') === true;

    socket.emit('users', this.#connections.usersFor(person));
    this.#connections.showAll(connection, this.#games.all());
    socket.emit(
      'lobbymessages',
      messages
        .filter(({ author }) => person === null || !hasBlocked(person, personOf(author, [])))
        .map((message) => lobbyMessageOf(message, isModerator)),
    );
    if (motd.message !== undefined) socket.emit('motd', motd);

    const entry = person === null ? undefined : this.#games.of(nameOf(person));
    if (person === null || entry === undefined) return;
    if (entry.phase === 'started') socket.emit('handoff', await this.#handoffFor(connection, entry, person));
    else socket.emit('gamestate', pendingGameOf(entry, person));
  }

  #part(connection: Connection): void {
    const { person } = connection;
    this.#connections.remove(connection);
    if (person === null) return;
    const name = nameOf(person);
    const hold = setTimeout(() => {
      this.#holds.delete(hold);
      if (!this.#connections.isHere(name)) this.#games.giveUp(name);
    }, SEAT_HOLD_MS).unref();
    this.#holds.add(hold);
  }

  async #handOff(entry: Entry, person: Person): Promise<void> {
    if (person.kind === 'bot') return;
    for (const connection of this.#connections.of(nameOf(person))) {
      connection.socket.emit('handoff', await this.#handoffFor(connection, entry, person));
    }
  }

  #handoffFor({ signedIn }: Connection, entry: Entry, person: Person): Promise<Handoff> {
    const login = signedIn && { userId: signedIn.account.id, sessionId: signedIn.sessionId };
    return this.#parts.node.handoff(entry.id, person, login);
  }

  #toPerson(person: Person, send: (socket: LobbySocket) => void): void {
    for (const { socket } of this.#connections.of(nameOf(person))) send(socket);
  }

  #handlersOf(connection: Connection): Handlers<typeof LOBBY_COMMANDS> {
    const games = this.#games;
    const user = (text = 'You must be logged in to play'): Person => {
      if (connection.person?.kind !== 'user') throw new RefusedMessage('NOT_LOGGED_IN', text);
      return connection.person;
    };
    return {
      authenticate: async (token) => {
        if (await this.#identify(connection, token)) await this.#showEverything(connection);
      },
      newgame: (wish) => ({ gameId: games.open(user(), wish).id }),
      joingame: (gameId, password) =>
        this.#entering(connection, () => games.join(user(TEXTS.join), gameId, password ?? undefined)),
      watchgame: (gameId, password) =>
        this.#entering(connection, () => games.watch(user(TEXTS.watch), gameId, password ?? undefined)),
      removegame: (gameId) => this.#removeGame(connection, gameId),
      clearsessions: (username) => this.#clearSessions(connection, username),
      selectdeck: (gameId, deckId, isStandalone) => games.selectDeck(user(), gameId, deckId, isStandalone),
      startgame: (gameId) => games.start(user(), gameId),
      leavegame: (gameId) => games.leave(this.#somebody(connection), gameId),
      chat: (text) => {
        const person = user();
        if (cut(text) === '') return;
        this.#checkChatLimit(person);
        games.chat(person, text);
      },
      lobbychat: (text) => this.#lobbyChat(connection, text),
      motd: (motd) => this.#setMotd(connection, motd),
      practice: async ({ deckId }) => ({
        gameId: (await games.practice(this.#guestOrUser(connection), deckId)).id,
      }),
      connectfailed: () => {
        if (connection.person !== null) games.markDisconnected(nameOf(connection.person));
      },
      ping: (n) => {
        connection.socket.emit('pong', n);
      },
    };
  }

  /** A refusal is also told the way the client's password prompt listens for. */
  #entering(connection: Connection, enter: () => Entry): { gameId: string } {
    try {
      return { gameId: enter().id };
    } catch (error) {
      if (error instanceof RefusedMessage) connection.socket.emit('passworderror', error.message);
      throw error;
    }
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

  async #lobbyChat(connection: Connection, line: string): Promise<void> {
    const { person, signedIn, socket } = connection;
    if (person === null || signedIn === null) {
      throw new RefusedMessage('NOT_LOGGED_IN', 'You must be logged in to send lobby chat messages');
    }
    const { account } = signedIn;
    const text = cut(line);
    if (text === '') return;
    const { now, chatAge, chat } = this.#parts;
    const age = now().getTime() - account.registeredAt.getTime();
    if (age < chatAge * 60_000 && !person.permissions.has('isAdmin')) {
      socket.emit('nochat');
      throw new RefusedMessage('FORBIDDEN', TOO_NEW);
    }
    this.#checkChatLimit(person);

    const message = await chat.add(account, text, now());
    for (const other of this.#connections.all()) {
      if (other.person !== null && hasBlocked(other.person, person)) continue;
      const isModerator = other.person?.permissions.has('canModerateChat') === true;
      other.socket.emit('lobbychat', lobbyMessageOf(message, isModerator));
    }
  }

  async #setMotd(connection: Connection, motd: Motd): Promise<void> {
    const actor = staffBehind(connection, 'canManageMotd');
    const { news, audit, now } = this.#parts;
    await news.setMotd(motd, actor.id, now());
    const shown = await news.motd();
    await audit.write({ actor, act: 'motd changed', target: 'motd', details: shown });
    for (const { socket } of this.#connections.all()) socket.emit('motd', shown);
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

  #checkChatLimit(person: Person): void {
    const name = nameOf(person);
    const { now, limitFactor } = this.#parts;
    const limit =
      this.#chatLimits.get(name) ?? new SlidingLimit(CHAT_LINES * limitFactor, CHAT_WINDOW_MS, now);
    this.#chatLimits.set(name, limit);
    if (!limit.take()) {
      throw new RefusedMessage('RATE_LIMITED', 'You are writing too fast. Please wait a moment.');
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
