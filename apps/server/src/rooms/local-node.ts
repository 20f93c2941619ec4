/** The games that this process plays. */
import { randomBytes } from 'node:crypto';
import { setImmediate as breath } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { AccountService } from '../accounts/service.ts';
import type { AccountChanges } from '../accounts/changes.ts';
import type { Tokens } from '../accounts/tokens.ts';
import { nameOf } from '../lobby/person.ts';
import type { Person } from '../lobby/person.ts';
import { dispatch, splitAck } from '../sockets/dispatch.ts';
import { RefusedMessage } from '../sockets/refusal.ts';
import { SlidingLimit } from '../sockets/sliding-limit.ts';
import { BotPlayer } from './bot-player.ts';
import type { BotParts } from './bot-player.ts';
import { GameMessage, runCommand } from './commands.ts';
import type { Opening, Play, PlayEngine } from './engine.ts';
import { enter } from './entrance.ts';
import type { Entering } from './entrance.ts';
import type { GameServer, GameSocket } from './game-socket.ts';
import { GameTakenOver } from './journal.ts';
import type { Journal } from './journal.ts';
import type { GameNode, GameSetup, RoomNews } from './node.ts';
import { Room } from './room.ts';
import type { Claim, RoomStore, RunningGame } from './store.ts';

export interface LocalNodeParts {
  name: string;
  engine: PlayEngine;
  store: RoomStore;
  journal: Journal;
  tokens: Tokens;
  accounts: AccountService;
  changes: AccountChanges;
  bots: Omit<BotParts, 'logger'>;
  now: () => Date;
  logger: Logger;
  limitFactor: number;
}

const SEED_BYTES = 32;
const MESSAGES_PER_SECOND = 20;
const CHAT_LINES = 5;
const CHAT_WINDOW_MS = 10_000;
const UNDOS = 10;
const UNDO_WINDOW_MS = 10_000;
const SWEEP_INTERVAL_MS = 60_000;
/** How long a game waits for somebody to come back. */
const EMPTY_ROOM_MS = 30 * 60_000;
/** The same once it is over. */
const EMPTY_AFTER_GAME_MS = 2 * 60_000;

const CANNOT_GO_ON = 'The game cannot go on: the rules are not the ones any more that it began with.';

interface Table {
  room: Room;
  bots: BotPlayer;
  claim: Claim;
}

export class LocalNode implements GameNode {
  readonly name: string;
  readonly #parts: LocalNodeParts;
  readonly #tables = new Map<string, Table>();
  readonly #listeners: ((news: RoomNews) => void)[] = [];
  readonly #sweeper: NodeJS.Timeout;
  #decisions = 0;

  constructor(parts: LocalNodeParts) {
    this.name = parts.name;
    this.#parts = parts;
    this.#sweeper = setInterval(() => {
      this.#sweep().catch((error: unknown) => parts.logger.error({ err: error }, 'Sweeping failed'));
    }, SWEEP_INTERVAL_MS).unref();
  }

  get gameCount(): number {
    return this.#tables.size;
  }

  /** Decisions kept since the start. */
  get decisionCount(): number {
    return this.#decisions;
  }

  listen(listener: (news: RoomNews) => void): void {
    this.#listeners.push(listener);
  }

  async open(setup: GameSetup): Promise<void> {
    const { store, engine, now } = this.#parts;
    const seed = randomBytes(SEED_BYTES).toString('hex');
    const startedAt = now();
    const play = engine.begin(openingOf(setup, seed));
    const fence = await store.begin(setup, seed, this.name, startedAt);
    this.#lay({ setup, seed, startedAt, fence }, play).bots.wake();
  }

  /**
   * Takes up games that no node plays any more, and tells of each.
   *
   * @returns how many there were; fewer than `limit` when no more are left
   */
  async takeUp(living: readonly string[], limit: number): Promise<number> {
    const orphans = await this.#parts.store.claimOrphans(this.name, living, limit);
    for (const orphan of orphans) {
      await this.#resumeOne(orphan);
      // Those whose games go on already do not wait until all of them do.
      await breath();
    }
    return orphans.length;
  }

  /** Which of the games are not played here. */
  lacking(ids: readonly string[]): string[] {
    return ids.filter((id) => !this.#tables.has(id));
  }

  /** Lets go of games that another node has claimed while this one was thought dead. */
  async letGoOfLost(): Promise<void> {
    const claims = [...this.#tables.values()].map(({ claim }) => claim);
    for (const gameId of await this.#parts.store.lostOf(claims)) this.#drop(gameId);
  }

  /** Lets go of everything at once: somebody else goes by our name. */
  letGoOfAll(): void {
    for (const gameId of this.#tables.keys()) this.#drop(gameId);
  }

  async admit(gameId: string, person: Person): Promise<void> {
    this.#find(gameId).room.admit(person);
  }

  async leave(gameId: string, name: string): Promise<void> {
    await this.#find(gameId).room.leave(name);
  }

  async remove(gameId: string): Promise<void> {
    const { room } = this.#find(gameId);
    await room.abandon('left');
    room.close('removed');
  }

  attach(server: GameServer): void {
    const { tokens, accounts, changes, now } = this.#parts;
    changes.listen((userId) => this.#endLoginsOver(server, userId));
    const roomOf = (gameId: string) => this.#tables.get(gameId)?.room;
    server.use((socket, next) => {
      enter({ tokens, accounts, roomOf, now }, socket.handshake.query).then(
        (entering) => {
          socket.data = entering;
          next();
        },
        (error: Error) => next(error),
      );
    });
    server.on('connection', (socket: GameSocket) => this.#seat(socket, socket.data as Entering));
  }

  /** Closes all rooms of this process. Their games go on elsewhere, or here at the next start. */
  async stop(): Promise<void> {
    clearInterval(this.#sweeper);
    for (const { room, bots } of this.#tables.values()) {
      bots.stop();
      room.cutOff();
    }
    await this.#parts.journal.close();
  }

  /** Ends what logins of the account have open that have ended themselves. */
  async #endLoginsOver(server: GameServer, userId: number): Promise<void> {
    for (const socket of server.sockets.sockets.values()) {
      const { login } = socket.data as Entering;
      if (login?.userId !== userId || (await this.#parts.accounts.isOpen(login))) continue;
      // As if the connection was lost: at the door it is told why it cannot come back.
      socket.conn.close();
    }
  }

  #seat(socket: GameSocket, { room, name, since }: Entering): void {
    const { now, logger, limitFactor } = this.#parts;
    const limit = new SlidingLimit(MESSAGES_PER_SECOND * limitFactor, 1000, now);
    const chatLimit = new SlidingLimit(CHAT_LINES * limitFactor, CHAT_WINDOW_MS, now);
    const undoLimit = new SlidingLimit(UNDOS * limitFactor, UNDO_WINDOW_MS, now);
    socket.on('disconnect', () => room.disconnect(socket, name));
    socket.onAny((event: string, ...rest: unknown[]) => {
      const { args, answer } = splitAck(rest);
      const schema = event === 'game' ? GameMessage : undefined;
      const run = (...[command, commandArgs, stamp]: GameMessageParts) =>
        runCommand({ room, name, socket, chatLimit, undoLimit }, command, commandArgs, stamp);
      void dispatch({ limit, logger }, schema as never, run, args).then(answer);
    });
    try {
      room.connect(socket, name, since);
    } catch (error) {
      if (!(error instanceof RefusedMessage)) logger.error({ err: error }, 'Somebody could not be seated');
      socket.disconnect(true);
    }
  }

  async #resumeOne(running: RunningGame): Promise<void> {
    const { setup, seed, fence, journal, left, lastDecidedAt, startedAt } = running;
    const gameId = setup.id;
    // What was played here under an older claim is not the game any more.
    if (this.#tables.has(gameId)) this.#drop(gameId);
    try {
      const play = this.#parts.engine.again(openingOf(setup, seed), journal);
      checkSame(play, running);
      // The log is told again as of the last moment that is known.
      const table = this.#lay(
        { ...running, startedAt: lastDecidedAt ?? startedAt, clockFrom: startedAt },
        play,
      );
      table.room.awaitReturn(left);
      this.#tell({ type: 'resumed', gameId, game: { setup, left } });
      table.bots.wake();
    } catch (error) {
      const { engineVersion } = running;
      this.#parts.logger.error({ err: error, gameId, engineVersion }, 'A game cannot be taken up again');
      const finishedAt = this.#parts.now();
      const result = { winner: null, reason: 'engine failure', finishedAt, keys: {} } as const;
      await this.#parts.store.finish({ gameId, fence }, result);
      this.#tell({ type: 'closed', gameId, farewell: CANNOT_GO_ON });
    }
  }

  #lay(
    game: Pick<RunningGame, 'setup' | 'seed' | 'startedAt' | 'fence'> & { clockFrom?: Date },
    play: Play,
  ): Table {
    const { setup, seed, startedAt, fence, clockFrom } = game;
    const { engine, store, journal, now, logger, bots } = this.#parts;
    const claim = { gameId: setup.id, fence };
    const room = new Room({
      setup,
      seed,
      startedAt,
      ...(clockFrom && { clockFrom }),
      play,
      playAgain: (entries) => engine.again(openingOf(setup, seed), entries),
      keep: async (number, { player, decision }, fingerprint) => {
        this.#decisions++;
        await journal
          .append({ ...claim, number, player, decision, decidedAt: now(), fingerprint })
          .catch((error: unknown) => this.#lose(setup.id, error));
      },
      finish: (result) => store.finish(claim, result),
      markLeft: (name) => store.markLeft(claim, name),
      tell: (news) => this.#tell(news),
      afterwards: () => table.bots.wake(),
      now,
      logger,
    });
    const table: Table = { room, bots: new BotPlayer(room, { ...bots, logger }), claim };
    this.#tables.set(setup.id, table);
    return table;
  }

  /** The journal would not take a decision: what is shown here is not the game any more. */
  #lose(gameId: string, error: unknown): never {
    if (!(error instanceof GameTakenOver)) throw error;
    this.#drop(gameId);
    throw new RefusedMessage('NOT_FOUND', 'This game is not played here any more.');
  }

  /** The game goes on elsewhere: nothing more is told of it here. */
  #drop(gameId: string): void {
    const table = this.#tables.get(gameId);
    this.#tables.delete(gameId);
    table?.bots.stop();
    table?.room.cutOff();
  }

  #tell(news: RoomNews): void {
    if (news.type === 'closed' || news.type === 'rematch') {
      this.#tables.get(news.gameId)?.bots.stop();
      this.#tables.delete(news.gameId);
    }
    for (const listener of this.#listeners) listener(news);
  }

  async #sweep(): Promise<void> {
    const now = this.#parts.now().getTime();
    for (const { room } of this.#tables.values()) {
      room.sweep();
      const holdMs = room.isOver ? EMPTY_AFTER_GAME_MS : EMPTY_ROOM_MS;
      if (room.isConnected() || now - room.emptySince.getTime() < holdMs) continue;
      await room.abandon('left');
      room.close('left');
    }
  }

  #find(gameId: string): Table {
    const table = this.#tables.get(gameId);
    if (table === undefined) throw new RefusedMessage('NOT_FOUND', 'This game is not played here.');
    return table;
  }
}

/** @throws unless the game has come to where it was */
function checkSame(play: Play, { fingerprint, journal }: RunningGame): void {
  if (fingerprint === null || play.fingerprint === fingerprint) return;
  throw new Error(`After ${journal.length} decisions the game is not where it was`);
}

type GameMessageParts = Extract<ReturnType<typeof GameMessage.parse>, readonly unknown[]>;

/** How the engine begins the game. */
export function openingOf(setup: GameSetup, seed: string): Opening {
  const { options, practice, startingPlayer } = setup;
  const [one, other] = setup.players;
  const opening = ({ person, deck }: GameSetup['players'][number]) => ({
    id: nameOf(person),
    deck: deck.list,
    automation: person.automation,
  });
  const unknownCards = [one, other].flatMap(({ deck }) => deck.list.unknownCards ?? []);
  return {
    seed,
    players: [opening(one), opening(other)],
    undo: options.undo ?? 'request',
    ...(startingPlayer !== null && { startingPlayer }),
    ...(options.gameFormat === 'adaptive-bo1' && { bidding: true }),
    // The bot is always ready.
    ...(!practice && { ready: true }),
    ...(unknownCards.length > 0 && { unknownCards }),
  };
}
