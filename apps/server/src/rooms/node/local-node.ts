/** The games that this process plays. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { FAULT_LINES, seedOf, seedPartsOf } from '@amberhall/protocol';
import type { BracketMatch, RoomLine } from '@amberhall/protocol';
import type { AccountService } from '../../accounts/account-service.ts';
import type { Account, AccountStore } from '../../accounts/account-store.ts';
import type { AccountChanges } from '../../accounts/account-changes.ts';
import type { Bus } from '../../bus/bus.ts';
import type { Tokens } from '../../accounts/tokens.ts';
import type { StoredClock } from '../../database/schema.ts';
import type { Person } from '../../accounts/person.ts';
import type { KeptLine, LineReference } from '../../moderation/kept-line.ts';
import type { LineRemovals } from '../../moderation/line-removals.ts';
import { RefusedMessage } from '../../sockets/refusal.ts';
import { BotPlayer } from '../room/bot-player.ts';
import type { BotParts } from '../room/bot-player.ts';
import type { Checkpoints } from '../journal/checkpoints.ts';
import type { Play, PlayEngine } from '../journal/play-engine.ts';
import type { GameServer } from '../feed/game-socket.ts';
import { DecisionNotStored, GameTakenOver } from '../journal/journal.ts';
import type { Journal } from '../journal/journal.ts';
import type { GameNode, GameSetup, RoomReport } from '../journal/node-types.ts';
import { newSecret } from '../journal/new-secret.ts';
import { followAccounts } from './follow-accounts.ts';
import { attachSockets } from './node-sockets.ts';
import { delayedPlay, openingOf, restoredGame } from '../journal/restore-game.ts';
import type { RestoredGame } from '../journal/restore-game.ts';
import { Room } from '../room/room.ts';
import { hasCurrentRules } from '../../rules-version.ts';
import type { TournamentMessage } from '../../tournaments/tournament-channel.ts';
import type { TrackedClock } from '../../tournaments/round-clocks.ts';
import { yieldToEventLoop } from '../../yield.ts';
import type { Claim, Result, RoomStore, RunningGame } from '../journal/room-store.ts';

export interface LocalNodeParts {
  name: string;
  engine: PlayEngine;
  store: RoomStore;
  journal: Journal;
  checkpoints: Checkpoints;
  tokens: Tokens;
  accounts: AccountService;
  accountStore: Pick<AccountStore, 'withRelations'>;
  changes: AccountChanges;
  bus: Pick<Bus, 'allow'>;
  lineRemovals: LineRemovals;
  bots: Omit<BotParts, 'logger' | 'level'>;
  /** The round clock that the games follow, if there is one. */
  roundClockOf: (match: BracketMatch) => Promise<TrackedClock | undefined>;
  now: () => Date;
  logger: Logger;
  limitFactor: number;
}

const SWEEP_INTERVAL_MS = 60_000;
/** How long a game waits for people to return. */
const EMPTY_ROOM_MS = 30 * 60_000;
/** The same after its end. */
const EMPTY_AFTER_GAME_MS = 2 * 60_000;

/** Milliseconds until a failed write is retried. */
const RETRY_MS = 500;

const NO_RESULT = { winner: null, keys: {}, decksExchanged: false };
const RULES_CHANGED = 'This game cannot be continued: the rules were updated since it started.';
const NOT_RESTORED = 'This game cannot be continued because of an error of the server.';
const NOT_STORED = 'The game was stopped because your move could not be saved.';

interface HostedGame {
  setup: GameSetup;
  room: Room;
  challonge: BracketMatch | null;
  bots: BotPlayer;
  claim: Claim;
}

export class LocalNode implements GameNode {
  readonly name: string;
  readonly #parts: LocalNodeParts;
  readonly #games = new Map<string, HostedGame>();
  readonly #listeners: ((report: RoomReport) => void)[] = [];
  readonly #sweeper: NodeJS.Timeout;
  /** Games that are starting, or whose result is not stored yet: they must not be claimed as orphans. */
  readonly #reserved = new Set<string>();
  #hasFailedResume = false;
  #decisions = 0;
  #isStopped = false;

  constructor(parts: LocalNodeParts) {
    this.name = parts.name;
    this.#parts = parts;
    this.#sweeper = setInterval(() => {
      this.#sweep().catch((error: unknown) =>
        parts.logger.error({ err: error }, 'Could not remove finished games'),
      );
    }, SWEEP_INTERVAL_MS).unref();
  }

  get gameCount(): number {
    return this.#games.size;
  }

  /** The number of games that are not over. */
  get unfinishedCount(): number {
    return [...this.#games.values()].filter(({ room }) => !room.isOver).length;
  }

  /** The number of decisions stored since the start. */
  get decisionCount(): number {
    return this.#decisions;
  }

  /** When the oldest decision was taken that is not durable yet; `null` if there is none. */
  get oldestUnwritten(): Date | null {
    return this.#parts.journal.oldestUnwritten;
  }

  listen(listener: (report: RoomReport) => void): void {
    this.#listeners.push(listener);
  }

  async open(given: GameSetup): Promise<void> {
    // A lobby of an older version names no parts.
    const setup = { ...given, seedParts: given.seedParts ?? seedPartsOf(newSecret(), []) };
    const { store, engine, now } = this.#parts;
    const seed = seedOf(setup.seedParts);
    const startedAt = now();
    const opening = openingOf(setup, seed);
    const play = engine.begin(opening);
    await this.#whileReserved([setup.id], async () => {
      const fence = await store.begin(setup, seed, this.name, startedAt);
      const hosted = this.#createRoom(
        { setup, seed, startedAt, fence, clock: null, delayedPlay: null },
        { play, replay: (entries) => engine.replay(opening, entries) },
      );
      hosted.room.awaitArrival();
      hosted.bots.wake();
    });
  }

  /**
   * Resumes all games that no node plays any more, and reports each of them.
   *
   * @param batchSize how many are claimed together: the rest is left to other nodes
   */
  async resumeGames(living: readonly string[], batchSize: number): Promise<void> {
    // Games claimed before a failure belong to this node but have no room yet.
    const others = this.#hasFailedResume ? living.filter((name) => name !== this.name) : living;
    this.#hasFailedResume = true;
    await this.#resumeAll(others, batchSize);
    this.#hasFailedResume = false;
  }

  async #resumeAll(living: readonly string[], batchSize: number): Promise<void> {
    const claim = () => {
      // A game with a room here is claimed only if another node has claimed it since.
      const seated = living.includes(this.name) ? [] : this.#games.keys();
      return this.#parts.store.claimOrphans(this.name, living, batchSize, [...seated, ...this.#reserved]);
    };
    let claimed = await claim();
    while (claimed.length > 0) {
      const orphans = claimed;
      claimed = await this.#whileReserved(
        orphans.map(({ setup }) => setup.id),
        async () => {
          // The next batch is read while these games are replayed. Its errors are thrown below.
          const next = orphans.length < batchSize ? Promise.resolve([]) : claim();
          next.catch(() => {});
          for (const orphan of orphans) {
            await this.#resumeOne(orphan);
            // Resumed games are reported without waiting for all others.
            await yieldToEventLoop();
          }
          return next;
        },
      );
    }
  }

  /** Runs `work`. Meanwhile its games cannot be claimed as orphans although they have no room. */
  async #whileReserved<T>(ids: readonly string[], work: () => Promise<T>): Promise<T> {
    for (const id of ids) this.#reserved.add(id);
    try {
      return await work();
    } finally {
      for (const id of ids) this.#reserved.delete(id);
    }
  }

  /** The openings of the games that are played here. */
  setupsOf(ids: readonly string[]): GameSetup[] {
    return ids.flatMap((id) => this.#games.get(id)?.setup ?? []);
  }

  /** Returns which of the games are not played here. */
  missing(ids: readonly string[]): string[] {
    return ids.filter((id) => !this.#games.has(id));
  }

  /** Returns the chat of a game as one of its people has seen it, around the line `line` or at its end. */
  chatSeenBy(gameId: string, name: string, line: number | undefined): KeptLine[] {
    return this.#gameOf(gameId).room.channelOf(name).chatAround(line);
  }

  /** Removes a line from the chat of a game. @returns `false` if there is no such line */
  async removeLine(
    gameId: string,
    actor: Pick<Account, 'id' | 'username'>,
    line: LineReference,
  ): Promise<boolean> {
    const { chat } = this.#gameOf(gameId).room;
    const said = chat.find(line);
    if (said === undefined || said.isRemoved) return said !== undefined;
    await this.#parts.lineRemovals.record(actor, gameId, said);
    chat.remove(said);
    return true;
  }

  /** Returns the log of a game as one of its people has seen it. */
  logSeenBy(gameId: string, name: string): RoomLine[] {
    return this.#gameOf(gameId).room.channelOf(name).recentLog(FAULT_LINES);
  }

  /** Drops games that another node claimed while this one was considered dead. */
  async dropLost(): Promise<void> {
    const claims = [...this.#games.values()].map(({ claim }) => claim);
    for (const gameId of await this.#parts.store.claimedElsewhere(claims)) this.#drop(gameId);
  }

  /** Drops all games: another process has taken this name. */
  dropAll(): void {
    for (const gameId of this.#games.keys()) this.#drop(gameId);
  }

  async admit(gameId: string, person: Person): Promise<void> {
    this.#gameOf(gameId).room.admit(person);
  }

  /** Tournament messages for the games that are played here. */
  onTournamentMessage(message: TournamentMessage): void {
    for (const hosted of this.#games.values()) {
      const { challonge } = hosted;
      if (
        challonge?.tournamentId !== (message.type === 'clock' ? message : message.announcement).tournamentId
      )
        continue;
      if (message.type === 'announced') hosted.room.chat.announce(message.from, message.announcement.text);
      else if (challonge.round === message.round) this.#followRound(hosted);
    }
  }

  /** Reads all round clocks again, because changes may have been missed. */
  followRounds(): void {
    for (const hosted of this.#games.values()) this.#followRound(hosted);
  }

  async noteMissing(gameId: string, name: string): Promise<void> {
    this.#gameOf(gameId).room.noteMissing(name);
  }

  async leave(gameId: string, name: string): Promise<void> {
    await this.#gameOf(gameId).room.leave(name);
  }

  async remove(gameId: string): Promise<void> {
    const { room } = this.#gameOf(gameId);
    await room.abandon('left');
    room.close('removed');
  }

  attach(server: GameServer): void {
    const { tokens, accounts, accountStore, changes, bus, now, logger, limitFactor } = this.#parts;
    const roomOf = (gameId: string) => this.#games.get(gameId)?.room;
    attachSockets(server, { tokens, accounts, changes, bus, now, logger, limitFactor, roomOf });
    const rooms = () => [...this.#games.values()].map(({ room }) => room);
    followAccounts({ changes, accountStore, rooms });
  }

  /** Closes all rooms of this process. Their games continue elsewhere, or here after the next start. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#sweeper);
    for (const { room, bots } of this.#games.values()) {
      bots.stop();
      room.dropConnections();
    }
    await this.#parts.checkpoints.close();
    await this.#parts.journal.close();
  }

  async #resumeOne(running: RunningGame): Promise<void> {
    const { setup, fence, left, lastDecidedAt, startedAt } = running;
    const { engine, logger } = this.#parts;
    const gameId = setup.id;
    // A room under an older claim is not the game any more.
    if (this.#games.has(gameId)) this.#drop(gameId);
    try {
      const restored = restoredGame(engine, running, logger);
      // The log is sent as of the last known time.
      const hosted = this.#createRoom(
        {
          ...running,
          startedAt: lastDecidedAt ?? startedAt,
          clockFrom: startedAt,
          delayedPlay: delayedPlay(restored, running),
        },
        restored,
      );
      hosted.room.awaitReturn(left);
      this.#report({ type: 'resumed', gameId, left });
      hosted.bots.wake();
    } catch (error) {
      const { engineVersion } = running;
      logger.error({ err: error, gameId, engineVersion }, 'Could not resume a game');
      const finishedAt = this.#parts.now();
      const [reason, closingMessage] = hasCurrentRules(engineVersion)
        ? (['engine failure', NOT_RESTORED] as const)
        : (['rules changed', RULES_CHANGED] as const);
      await this.#storeResult({ gameId, fence }, { ...NO_RESULT, reason, finishedAt });
      this.#report({ type: 'closed', gameId, closingMessage });
    }
  }

  #createRoom(
    game: Pick<RunningGame, 'setup' | 'seed' | 'startedAt' | 'fence' | 'clock'> & {
      clockFrom?: Date;
      delayedPlay: Play | null;
    },
    { play, replay }: RestoredGame,
  ): HostedGame {
    const { setup, seed, startedAt, fence, clockFrom } = game;
    const { journal, checkpoints, now, logger, bots } = this.#parts;
    const claim = { gameId: setup.id, fence };
    // A start that came too late for the lobby, which has asked again.
    this.#drop(setup.id);
    const room = new Room({
      setup,
      seed,
      startedAt,
      ...(clockFrom && { clockFrom }),
      clock: game.clock,
      saveClock: (clock) => this.#saveClock(claim, clock),
      play,
      delayedPlay: game.delayedPlay,
      replay,
      storeDecision: async (number, { player, decision }, fingerprint) => {
        this.#decisions++;
        await journal
          .append({ ...claim, number, player, decision, decidedAt: now(), fingerprint })
          .catch((error: unknown) => this.#refuseUnstored(claim, number, error));
      },
      saveCheckpoint: (position) => checkpoints.save(claim, position),
      storeResult: (result) => this.#storeResult(claim, result),
      markLeft: (name) => this.#markLeft(claim, name),
      report: (report) => {
        if (this.#games.get(setup.id)?.claim === claim) this.#report(report);
      },
      afterChange: () => hosted.bots.wake(),
      hurryBots: () => hosted.bots.hurry(),
      endBotDelay: () => hosted.bots.endDelay(),
      now,
      logger,
    });
    const challonge = setup.challonge ?? null;
    const player = new BotPlayer(room, { ...bots, level: setup.options.botLevel ?? 'steady', logger });
    const hosted: HostedGame = { setup, room, challonge, bots: player, claim };
    this.#games.set(setup.id, hosted);
    this.#followRound(hosted);
    return hosted;
  }

  /** Retries until it is stored, like the journal with the decisions before it. */
  async #retryUntilStored(gameId: string, write: () => Promise<void>, complaint: string): Promise<void> {
    // A result that is not stored when the program stops is reached again by the next process.
    while (!this.#isStopped) {
      try {
        return await write();
      } catch (error) {
        this.#parts.logger.error({ err: error, gameId }, complaint);
        await sleep(RETRY_MS, undefined, { ref: false });
      }
    }
  }

  #storeResult(claim: Claim, result: Result): Promise<void> {
    const { gameId } = claim;
    const write = () => this.#parts.store.storeResult(claim, result);
    return this.#whileReserved([gameId], () =>
      this.#retryUntilStored(gameId, write, 'Could not store a result'),
    );
  }

  #markLeft(claim: Claim, name: string): Promise<void> {
    const { store } = this.#parts;
    const write = () => store.markLeft(claim, name);
    return this.#retryUntilStored(claim.gameId, write, 'Could not store that a player left');
  }

  #saveClock(claim: Claim, clock: StoredClock): void {
    const { store, logger } = this.#parts;
    store.saveClock(claim, clock).catch((error: unknown) => {
      logger.error({ err: error, gameId: claim.gameId }, 'Could not store the clock of a game');
    });
  }

  #followRound({ room, challonge }: HostedGame): void {
    if (challonge?.round === undefined) return;
    const { roundClockOf, logger } = this.#parts;
    roundClockOf(challonge).then(
      (clock) => clock && room.followRound(clock),
      (error: unknown) =>
        logger.error({ err: error, gameId: room.id }, 'Could not read the round clock of a game'),
    );
  }

  /** The journal refused a decision: the state of this room is not the game any more. */
  #refuseUnstored({ gameId, fence }: Claim, number: number, error: unknown): never {
    if (error instanceof DecisionNotStored) {
      const hosted = this.#games.get(gameId);
      if (hosted?.claim.fence === fence) hosted.room.abort(number);
      throw new RefusedMessage('GAME_ABORTED', NOT_STORED);
    }
    if (!(error instanceof GameTakenOver)) throw error;
    // It may have been claimed here again since.
    if (this.#games.get(gameId)?.claim.fence === fence) this.#drop(gameId);
    throw new RefusedMessage('NOT_FOUND', 'This game is no longer on this server.');
  }

  /** The game continues elsewhere: nothing more is sent here. */
  #drop(gameId: string): void {
    const hosted = this.#games.get(gameId);
    this.#games.delete(gameId);
    hosted?.bots.stop();
    hosted?.room.dropConnections();
  }

  #report(report: RoomReport): void {
    if (report.type === 'closed' || report.type === 'rematch') {
      this.#games.get(report.gameId)?.bots.stop();
      this.#games.delete(report.gameId);
    }
    for (const listener of this.#listeners) listener(report);
  }

  async #sweep(): Promise<void> {
    const now = this.#parts.now().getTime();
    for (const { room } of this.#games.values()) {
      room.sweep();
      const holdMs = room.isOver ? EMPTY_AFTER_GAME_MS : EMPTY_ROOM_MS;
      if (room.isConnected() || now - room.emptySince.getTime() < holdMs) continue;
      await room.abandon('left');
      room.close('left');
    }
  }

  #gameOf(gameId: string): HostedGame {
    const hosted = this.#games.get(gameId);
    if (hosted === undefined) throw new RefusedMessage('NOT_FOUND', 'This game is not on this server.');
    return hosted;
  }
}
