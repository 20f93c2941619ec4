/** The lobby of this process: its parts put together, and open to people and nodes. */
import type { Logger } from 'pino';
import { LOBBY_COMMANDS } from '@amberhall/protocol';
import type { UserSummary } from '@amberhall/protocol';
import type { AccountChanges } from '../accounts/account-changes.ts';
import type { AccountService } from '../accounts/account-service.ts';
import type { Account, AccountStore } from '../accounts/account-store.ts';
import type { Tokens } from '../accounts/tokens.ts';
import type { Bus } from '../bus/bus.ts';
import type { Calls } from '../bus/rpc.ts';
import type { MatchStore } from '../matches/match-store.ts';
import type { NewsStore } from '../news/news-store.ts';
import { addressOfLobby } from '../rooms/journal/node-types.ts';
import type { RoomReport } from '../rooms/journal/node-types.ts';
import { listenTo } from '../sockets/dispatch.ts';
import { PersonLimits } from '../sockets/person-limits.ts';
import { SlidingLimit } from '../sockets/sliding-limit.ts';
import type { AuditLog } from '../staff/audit.ts';
import type { UserAdministration } from '../staff/users.ts';
import { Announcer } from './lobby-broadcaster.ts';
import type { Book } from './game-directory.ts';
import { Caretaker } from './stale-game-sweeper.ts';
import type { ChatStore } from './chat-store.ts';
import { Connections } from './connections.ts';
import type { LobbyServer, LobbySocket } from './connections.ts';
import type { Entry } from './game-entry.ts';
import { DeckDesk } from './deck-selection.ts';
import type { Decks } from '../decks/decks.ts';
import { Doors } from './lobby-gateway.ts';
import type { DoorsParts } from './lobby-gateway.ts';
import { Games } from './game-service.ts';
import { Guests } from './guests.ts';
import { Handoffs } from './handoff-issuer.ts';
import { lobbyCommands } from './lobby-commands.ts';
import type { LobbyCommandsParts } from './lobby-commands.ts';
import { NodeDesk } from './node-admin.ts';
import { NodeNews } from './node-reports.ts';
import type { Nodes } from './node-registry.ts';
import type { Presence } from './presence.ts';
import { SeatHolds } from './seat-reservations.ts';
import { Starts } from './game-starter.ts';
import { Talk } from './lobby-chat.ts';
import { TournamentTalk } from './tournament-announcement-feed.ts';
import type { Announcements } from '../tournaments/announcements.ts';

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
  announcements: Announcements;
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
const CARE_INTERVAL_MS = 5_000;

export class Lobby {
  readonly #parts: LobbyParts;
  readonly #connections: Connections;
  readonly #games: Games;
  readonly #talk: Talk;
  readonly #doors: Doors;
  readonly #seatHolds: SeatHolds;
  readonly #caretaker: Caretaker;
  readonly #commands: LobbyCommandsParts;

  private constructor(
    parts: LobbyParts,
    starts: Starts,
    open: Pick<DoorsParts, 'talk' | 'tournamentTalk' | 'connections'> & { limits: PersonLimits },
  ) {
    this.#parts = parts;
    const { connections, talk, limits } = open;
    this.#connections = connections;
    this.#talk = talk;
    const announcer = new Announcer({ ...parts, connections, handoffs: new Handoffs(parts) });
    const games = new Games({ ...parts, deckDesk: new DeckDesk(parts.decks), starts });
    this.#games = games;
    this.#seatHolds = new SeatHolds({ ...parts, games });
    const guests = new Guests(parts);
    this.#doors = new Doors({ ...parts, ...open, announcer, guests, games, seatHolds: this.#seatHolds });
    this.#caretaker = new Caretaker(parts, CARE_INTERVAL_MS);
    const desk = new NodeDesk({ ...parts, connections });
    this.#commands = { ...parts, connections, doors: this.#doors, guests, games, starts, talk, desk, limits };
    this.#seatHolds.holdThoseOfAbsent();
  }

  /** Opens the lobby to nodes; to people with `attach`. */
  static async open(parts: LobbyParts): Promise<Lobby> {
    const connections = new Connections(parts.presence);
    const limits = new PersonLimits(parts);
    const talk = await Talk.open({ ...parts, connections, limits });
    const tournamentTalk = await TournamentTalk.open({ ...parts, connections });
    const starts = new Starts({ ...parts, deckDesk: new DeckDesk(parts.decks) });
    const lobby = new Lobby(parts, starts, { connections, talk, tournamentTalk, limits });
    const news = new NodeNews({ ...parts, starts });
    await parts.calls.serve(addressOfLobby(parts.presence.id), {
      hear: (node: string, batch: RoomReport[]) => news.hear(node, batch),
    });
    return lobby;
  }

  attach(server: LobbyServer): void {
    server.on('connection', (socket: LobbySocket) => void this.#welcome(socket));
  }

  stop(): void {
    this.#connections.fallSilent();
    this.#caretaker.stop();
    this.#seatHolds.stop();
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

  /** The games of a tournament that stand in the lobby, started or not. */
  gamesOfTournament(tournamentId: number): Entry[] {
    return [...this.#parts.book.all()].filter((entry) => entry.challonge?.tournamentId === tournamentId);
  }

  /** Says something in the chats of those of its games that have not started. */
  tellWaitingTables(tournamentId: number, from: UserSummary, text: string): Promise<void> {
    return this.#games.tellWaiting(tournamentId, from, text);
  }

  /** Takes a message from the chat. @throws {Problem} if there is no such message */
  removeMessage(actor: Account, id: number): Promise<void> {
    return this.#talk.remove(actor, id);
  }

  async #welcome(socket: LobbySocket): Promise<void> {
    const connection = this.#connections.add(socket);
    socket.on('disconnect', () => this.#doors.part(connection));
    const { logger, now, limitFactor } = this.#parts;
    // Until it is known who comes, what they send waits: nothing may overtake the handshake.
    const greeted = this.#doors.greet(connection);
    const handlers = lobbyCommands(this.#commands, connection);
    listenTo(socket, LOBBY_COMMANDS, afterwards(greeted, handlers), {
      limit: new SlidingLimit(MESSAGES_PER_SECOND * limitFactor, 1000, now),
      logger,
    });
    await greeted.catch((error: unknown) => {
      logger.error({ err: error }, 'The lobby could not greet somebody');
      // As if the connection was lost, so that the client opens another.
      socket.conn.close();
    });
  }
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
