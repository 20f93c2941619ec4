/** The lobby of this process: creates its parts, and accepts people and nodes. */
import type { Logger } from 'pino';
import { LOBBY_COMMANDS } from '@amberhall/protocol';
import type { Refusal, UserSummary } from '@amberhall/protocol';
import type { AccountChanges } from '../accounts/account-changes.ts';
import type { AccountService } from '../accounts/account-service.ts';
import type { Account, AccountStore } from '../accounts/account-store.ts';
import type { Tokens } from '../accounts/tokens.ts';
import type { Bus } from '../bus/bus.ts';
import type { Rpc } from '../bus/rpc.ts';
import type { MatchStore } from '../matches/match-store.ts';
import type { SeenChat } from '../moderation/chat-excerpt.ts';
import { Problem } from '../http/problems.ts';
import type { LineReference } from '../moderation/kept-line.ts';
import type { LineRemovals } from '../moderation/line-removals.ts';
import type { NewsStore } from '../news/news-store.ts';
import type { Warnings } from '../moderation/warnings.ts';
import type { People } from '../people/people.ts';
import { addressOfLobby } from '../rooms/journal/node-types.ts';
import type { RoomReport } from '../rooms/journal/node-types.ts';
import { listenTo } from '../sockets/dispatch.ts';
import { RefusedMessage } from '../sockets/refusal.ts';
import { PersonLimits } from '../sockets/person-limits.ts';
import { SlidingLimit } from '../sockets/sliding-limit.ts';
import type { BannerFile } from './banner-file.ts';
import type { AuditLog } from '../staff/audit.ts';
import type { UserAdministration } from '../staff/users.ts';
import { LobbyBroadcaster } from './lobby-broadcaster.ts';
import type { GameDirectory } from './game-directory.ts';
import { StaleGameSweeper } from './stale-game-sweeper.ts';
import type { ChatStore } from './chat-store.ts';
import { Connections } from './connections.ts';
import type { LobbyServer, LobbySocket } from './connections.ts';
import type { DeckSelection } from './deck-selection.ts';
import { Challenges } from './challenges.ts';
import { EventFeed } from './event-feed.ts';
import { FriendFeed } from './friend-feed.ts';
import { LobbyGateway } from './lobby-gateway.ts';
import { GameService } from './game-service.ts';
import { Guests } from './guests.ts';
import { HandoffIssuer } from './handoff-issuer.ts';
import type { Replays } from '../replays/replays.ts';
import { lobbyCommands } from './lobby-commands.ts';
import type { LobbyCommandsParts } from './lobby-commands.ts';
import { NodeAdmin } from './node-admin.ts';
import { NodeReports } from './node-reports.ts';
import type { NodeRegistry } from './node-registry.ts';
import type { Presence } from './presence.ts';
import { SeatReservations } from './seat-reservations.ts';
import { GameStarter } from './game-starter.ts';
import { LobbyChat } from './lobby-chat.ts';
import { TournamentAnnouncementFeed } from './tournament-announcement-feed.ts';
import type { Announcements } from '../tournaments/announcements.ts';

export interface LobbyParts {
  accounts: AccountService;
  accountStore: AccountStore;
  tokens: Tokens;
  changes: AccountChanges;
  chatStore: ChatStore;
  news: NewsStore;
  matches: MatchStore;
  replays: Replays;
  audit: AuditLog;
  users: UserAdministration;
  people: People;
  warnings: Pick<Warnings, 'unconfirmedOf'>;
  lineRemovals: LineRemovals;
  deckSelection: DeckSelection;
  bus: Bus;
  rpc: Rpc;
  directory: GameDirectory;
  nodes: NodeRegistry;
  presence: Presence;
  announcements: Announcements;
  /** Returns which of some games have ended or never existed. */
  notRunning: (ids: readonly string[]) => Promise<string[]>;
  logger: Logger;
  now: () => Date;
  banner: BannerFile;
  /** The age in minutes that an account needs to write in the lobby. */
  chatAge: number;
  limitFactor: number;
}

const MESSAGES_PER_SECOND = 20;
const SWEEP_INTERVAL_MS = 5_000;

/** Other refusals are those of a node that does not answer. */
const STATUS_OF_REFUSAL: Partial<Record<Refusal, number>> = { NOT_FOUND: 404, FORBIDDEN: 403 };

/** What {@link Lobby.open} has put together. */
interface OpenLobbyParts {
  directory: GameDirectory;
  connections: Connections;
  games: GameService;
  chat: LobbyChat;
  gateway: LobbyGateway;
  seatReservations: SeatReservations;
  sweeper: StaleGameSweeper;
  eventFeed: EventFeed;
  commands: LobbyCommandsParts;
  now: () => Date;
  limitFactor: number;
  logger: Logger;
}

export class Lobby {
  readonly #parts: OpenLobbyParts;
  /** Connections that are being sent the lobby. */
  readonly #arrivals = new Set<Promise<void>>();
  #isStopped = false;

  private constructor(parts: OpenLobbyParts) {
    this.#parts = parts;
  }

  /** Opens the lobby to nodes; `attach` opens it to people. */
  static async open(parts: LobbyParts): Promise<Lobby> {
    const { accounts, accountStore, tokens, changes, chatStore, news, matches, audit, users } = parts;
    const { bus, rpc, directory, nodes, presence, announcements, people } = parts;
    const { logger, now, banner, chatAge, limitFactor } = parts;
    const connections = new Connections(presence);
    const limits = new PersonLimits({ bus, limitFactor });
    const { deckSelection, lineRemovals } = parts;
    const starter = new GameStarter({ directory, nodes, deckSelection, now, logger });
    const games = new GameService({ directory, nodes, starter, deckSelection, lineRemovals, now });
    const guests = new Guests({ tokens });
    const handoffs = new HandoffIssuer({ tokens, nodes });
    const chat = await LobbyChat.open({ connections, bus, chatStore, news, audit, now, chatAge, limits });
    const announcementFeed = await TournamentAnnouncementFeed.open({
      connections,
      announcements,
      bus,
      now,
    });
    const friendFeed = await FriendFeed.open({ connections, bus, people });
    const challenges = new Challenges({ directory, deckSelection, people, presence, limits, now });
    const eventFeed = await EventFeed.open({ connections, bus });
    const seatReservations = new SeatReservations({ directory, presence, games, logger });
    const gateway = new LobbyGateway({
      accounts,
      accountStore,
      changes,
      directory,
      presence,
      connections,
      broadcaster: new LobbyBroadcaster({ directory, connections, handoffs, logger }),
      guests,
      games,
      seatReservations,
      chat,
      announcementFeed,
      friendFeed,
      warnings: parts.warnings,
      banner,
      now,
      limitFactor,
    });
    const nodeAdmin = new NodeAdmin({ nodes, connections, audit });
    const { notRunning } = parts;
    const sweeper = new StaleGameSweeper({ directory, nodes, notRunning, now, logger }, SWEEP_INTERVAL_MS);
    seatReservations.reserveForAbsent();
    const reports = new NodeReports({ directory, nodes, starter, now });
    await rpc.serve(addressOfLobby(presence.id), {
      receiveReports: (node: string, batch: RoomReport[]) => reports.receive(node, batch),
    });
    const commands: LobbyCommandsParts = {
      connections,
      gateway,
      guests,
      games,
      challenges,
      starter,
      chat,
      nodeAdmin,
      matches,
      replays: parts.replays,
      users,
      audit,
      limits,
      now,
    };
    return new Lobby({
      directory,
      connections,
      games,
      chat,
      gateway,
      seatReservations,
      sweeper,
      eventFeed,
      commands,
      now,
      limitFactor,
      logger,
    });
  }

  attach(server: LobbyServer): void {
    server.on('connection', (socket: LobbySocket) => void this.#connect(socket));
  }

  /** Resolves once nothing of the lobby uses the database any more. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#parts.connections.stopBroadcasting();
    this.#parts.eventFeed.stop();
    this.#parts.seatReservations.stop();
    await this.#parts.sweeper.stop();
    await Promise.allSettled(this.#arrivals);
  }

  get connectionCount(): number {
    return this.#parts.connections.size;
  }

  get gameCount(): number {
    return this.#parts.directory.size;
  }

  /** Says whether a person plays or watches in a game. */
  isInGame(name: string): boolean {
    return this.#parts.directory.of(name) !== undefined;
  }

  /** Adds a line to the chats of the unstarted games of a tournament. */
  announceToPending(tournamentId: number, from: UserSummary, text: string): Promise<void> {
    return this.#parts.games.announceToPending(tournamentId, from, text);
  }

  /** The chat of the game in which a person is, as they have seen it. `null` if they are in no game. */
  chatSeenBy(name: string, line: number | undefined): Promise<SeenChat | null> {
    return this.#parts.games.chatSeenBy(name, line);
  }

  /** The log of the running game in which a person is, as they have seen it. `null` if they are in none. */
  logSeenBy(name: string): Promise<SeenChat | null> {
    return this.#parts.games.logSeenBy(name);
  }

  /** Removes a message from the chat. @throws {Problem} if there is no such message */
  removeMessage(actor: Account, id: number): Promise<void> {
    return this.#parts.chat.remove(actor, id);
  }

  /** Says whether a game waits or has a room. */
  isOpen(gameId: string): boolean {
    return this.#parts.directory.get(gameId) !== undefined;
  }

  /** Removes a line from the chat of a game. @throws {Problem} if there is no such line */
  async removeGameLine(actor: Account, gameId: string, line: LineReference): Promise<void> {
    try {
      await this.#parts.games.removeLine(actor, gameId, line);
    } catch (error) {
      if (!(error instanceof RefusedMessage)) throw error;
      throw new Problem(STATUS_OF_REFUSAL[error.code] ?? 503, error.message);
    }
  }

  async #connect(socket: LobbySocket): Promise<void> {
    if (this.#isStopped) {
      socket.conn.close();
      return;
    }
    const connection = this.#parts.connections.add(socket);
    socket.on('disconnect', () => this.#parts.gateway.disconnect(connection));
    const { logger, now, limitFactor } = this.#parts;
    const connected = this.#parts.gateway.connect(connection);
    this.#arrivals.add(connected);
    const handlers = lobbyCommands(this.#parts.commands, connection);
    listenTo(socket, LOBBY_COMMANDS, afterIdentification(connected, handlers), {
      limit: new SlidingLimit(MESSAGES_PER_SECOND * limitFactor, 1000, now),
      logger,
    });
    await connected.catch((error: unknown) => {
      logger.error({ err: error }, 'Could not send the lobby to a new connection');
      // Closes the transport like a lost connection, so that the client reconnects.
      socket.conn.close();
    });
    this.#arrivals.delete(connected);
  }
}

/**
 * The same handlers. Each waits until the handshake and every `authenticate` sent before it have identified the person,
 * so that a command sent right after a login is not refused as a visitor's.
 */
function afterIdentification<H extends object>(handshake: Promise<void>, handlers: H): H {
  let identified: Promise<unknown> = handshake;
  const waiting = Object.entries(handlers).map(([command, handler]) => [
    command,
    (...args: unknown[]) => {
      const reply = identified.then(() => (handler as (...args: unknown[]) => unknown)(...args));
      if (command === 'authenticate') identified = reply.catch(() => {});
      return reply;
    },
  ]);
  return Object.fromEntries(waiting) as H;
}
