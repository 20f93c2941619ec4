/** The games that this process plays. */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { BracketMatch } from '@amberhall/protocol';
import type { AccountService } from '../../accounts/account-service.ts';
import type { AccountChanges } from '../../accounts/account-changes.ts';
import type { Bus } from '../../bus/bus.ts';
import type { Tokens } from '../../accounts/tokens.ts';
import type { StoredClock } from '../../database/schema.ts';
import type { Person } from '../../accounts/person.ts';
import { RefusedMessage } from '../../sockets/refusal.ts';
import { BotPlayer } from '../room/bot-player.ts';
import type { BotParts } from '../room/bot-player.ts';
import type { Checkpoints } from '../journal/checkpoints.ts';
import type { Play, PlayEngine } from '../journal/play-engine.ts';
import type { GameServer } from '../feed/game-socket.ts';
import { DecisionNotStored, GameTakenOver } from '../journal/journal.ts';
import type { Journal } from '../journal/journal.ts';
import type { GameNode, GameSetup, RoomReport } from '../journal/node-types.ts';
import { attachSockets } from './node-sockets.ts';
import { delayedPlay, openingOf, restoredGame } from '../journal/restore-game.ts';
import { Room } from '../room/room.ts';
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
  changes: AccountChanges;
  bus: Pick<Bus, 'allow'>;
  bots: Omit<BotParts, 'logger'>;
  /** The clock that the games of a round follow, if there is one. */
  roundClockOf: (match: BracketMatch) => Promise<TrackedClock | undefined>;
  now: () => Date;
  logger: Logger;
  limitFactor: number;
}

const SEED_BYTES = 32;
const SWEEP_INTERVAL_MS = 60_000;
/** How long a game waits for somebody to come back. */
const EMPTY_ROOM_MS = 30 * 60_000;
/** The same once it is over. */
const EMPTY_AFTER_GAME_MS = 2 * 60_000;

/** Milliseconds until what could not be kept is tried again. */
const RETRY_MS = 500;

const NO_RESULT = { winner: null, keys: {}, decksExchanged: false };
const RULES_CHANGED = 'This game cannot be continued: the rules were updated since it started.';
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
  /** Games that are being started, or whose result is not stored yet: they must not be claimed as orphans. */
  readonly #reserved = new Set<string>();
  #hasFailedResume = false;
  #decisions = 0;
  #isStopped = false;

  constructor(parts: LocalNodeParts) {
    this.name = parts.name;
    this.#parts = parts;
    this.#sweeper = setInterval(() => {
      this.#sweep().catch((error: unknown) => parts.logger.error({ err: error }, 'Sweeping failed'));
    }, SWEEP_INTERVAL_MS).unref();
  }

  get gameCount(): number {
    return this.#games.size;
  }

  /** Decisions kept since the start. */
  get decisionCount(): number {
    return this.#decisions;
  }

  listen(listener: (report: RoomReport) => void): void {
    this.#listeners.push(listener);
  }

  async open(setup: GameSetup): Promise<void> {
    const { store, engine, now } = this.#parts;
    const seed = randomBytes(SEED_BYTES).toString('hex');
    const startedAt = now();
    const play = engine.begin(openingOf(setup, seed));
    await this.#whileReserved([setup.id], async () => {
      const fence = await store.begin(setup, seed, this.name, startedAt);
      const hosted = this.#createRoom(
        { setup, seed, startedAt, fence, clock: null, delayedPlay: null },
        play,
      );
      hosted.room.awaitArrival();
      hosted.bots.wake();
    });
  }

  /**
   * Takes up all games that no node plays any more, and tells of each.
   *
   * @param batchSize how many are claimed together: what is left is for others to take
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
      // A game that has a room here is claimed only if another node has claimed it since.
      const seated = living.includes(this.name) ? [] : this.#games.keys();
      return this.#parts.store.claimOrphans(this.name, living, batchSize, [...seated, ...this.#reserved]);
    };
    let claimed = await claim();
    while (claimed.length > 0) {
      const orphans = claimed;
      claimed = await this.#whileReserved(
        orphans.map(({ setup }) => setup.id),
        async () => {
          // The next ones are read while these are played again. What goes wrong there is thrown below.
          const next = orphans.length < batchSize ? Promise.resolve([]) : claim();
          next.catch(() => {});
          for (const orphan of orphans) {
            await this.#resumeOne(orphan);
            // Those whose games go on already do not wait until all of them do.
            await yieldToEventLoop();
          }
          return next;
        },
      );
    }
  }

  /** Runs `work`; until it ends, the games cannot be claimed as orphans, though they have no room. */
  async #whileReserved<T>(ids: readonly string[], work: () => Promise<T>): Promise<T> {
    for (const id of ids) this.#reserved.add(id);
    try {
      return await work();
    } finally {
      for (const id of ids) this.#reserved.delete(id);
    }
  }

  /** With what the games began that are played here. */
  setupsOf(ids: readonly string[]): GameSetup[] {
    return ids.flatMap((id) => this.#games.get(id)?.setup ?? []);
  }

  /** Which of the games are not played here. */
  missing(ids: readonly string[]): string[] {
    return ids.filter((id) => !this.#games.has(id));
  }

  /** Lets go of games that another node has claimed while this one was thought dead. */
  async dropLost(): Promise<void> {
    const claims = [...this.#games.values()].map(({ claim }) => claim);
    for (const gameId of await this.#parts.store.claimedElsewhere(claims)) this.#drop(gameId);
  }

  /** Lets go of everything at once: somebody else goes by our name. */
  dropAll(): void {
    for (const gameId of this.#games.keys()) this.#drop(gameId);
  }

  async admit(gameId: string, person: Person): Promise<void> {
    this.#gameOf(gameId).room.admit(person);
  }

  /** News of tournaments for the games that are played here. */
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

  /** Reads the clocks of all rounds anew: some of their news may have been missed. */
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
    attachSockets(server, { ...this.#parts, roomOf: (gameId) => this.#games.get(gameId)?.room });
  }

  /** Closes all rooms of this process. Their games go on elsewhere, or here at the next start. */
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
    // What was played here under an older claim is not the game any more.
    if (this.#games.has(gameId)) this.#drop(gameId);
    try {
      const play = restoredGame(engine, running, logger);
      // The log is told again as of the last moment that is known.
      const hosted = this.#createRoom(
        {
          ...running,
          startedAt: lastDecidedAt ?? startedAt,
          clockFrom: startedAt,
          delayedPlay: delayedPlay(engine, running),
        },
        play,
      );
      hosted.room.awaitReturn(left);
      this.#report({ type: 'resumed', gameId, left });
      hosted.bots.wake();
    } catch (error) {
      const { engineVersion } = running;
      logger.error({ err: error, gameId, engineVersion }, 'A game cannot be taken up again');
      const finishedAt = this.#parts.now();
      await this.#storeResult({ gameId, fence }, { ...NO_RESULT, reason: 'engine failure', finishedAt });
      this.#report({ type: 'closed', gameId, closingMessage: RULES_CHANGED });
    }
  }

  #createRoom(
    game: Pick<RunningGame, 'setup' | 'seed' | 'startedAt' | 'fence' | 'clock'> & {
      clockFrom?: Date;
      delayedPlay: Play | null;
    },
    play: Play,
  ): HostedGame {
    const { setup, seed, startedAt, fence, clockFrom } = game;
    const { engine, journal, checkpoints, now, logger, bots } = this.#parts;
    const claim = { gameId: setup.id, fence };
    // Of a start that came too late for the lobby, which has asked again.
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
      replay: (entries) => engine.replay(openingOf(setup, seed), entries),
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
      now,
      logger,
    });
    const challonge = setup.challonge ?? null;
    const player = new BotPlayer(room, { ...bots, logger });
    const hosted: HostedGame = { setup, room, challonge, bots: player, claim };
    this.#games.set(setup.id, hosted);
    this.#followRound(hosted);
    return hosted;
  }

  /** Tries until it is written, as the journal does with the decisions that led to it. */
  async #retryUntilStored(gameId: string, write: () => Promise<void>, complaint: string): Promise<void> {
    // What is not kept when the program stops, the next one plays again and comes to as well.
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
      this.#retryUntilStored(gameId, write, 'A result could not be kept'),
    );
  }

  #markLeft(claim: Claim, name: string): Promise<void> {
    const { store } = this.#parts;
    const write = () => store.markLeft(claim, name);
    return this.#retryUntilStored(claim.gameId, write, 'It could not be kept that somebody has left');
  }

  #saveClock(claim: Claim, clock: StoredClock): void {
    const { store, logger } = this.#parts;
    store.saveClock(claim, clock).catch((error: unknown) => {
      logger.error({ err: error, gameId: claim.gameId }, 'It could not be kept how a clock stands');
    });
  }

  #followRound({ room, challonge }: HostedGame): void {
    if (challonge?.round === undefined) return;
    const { roundClockOf, logger } = this.#parts;
    roundClockOf(challonge).then(
      (clock) => clock && room.followRound(clock),
      (error: unknown) => logger.error({ err: error, gameId: room.id }, 'A game does not know the time'),
    );
  }

  /** The journal would not take a decision: what is shown here is not the game any more. */
  #refuseUnstored({ gameId, fence }: Claim, number: number, error: unknown): never {
    if (error instanceof DecisionNotStored) {
      const hosted = this.#games.get(gameId);
      if (hosted?.claim.fence === fence) hosted.room.abort(number);
      throw new RefusedMessage('NOT_OFFERED', NOT_STORED);
    }
    if (!(error instanceof GameTakenOver)) throw error;
    // It may have come back here since, by a claim that is good.
    if (this.#games.get(gameId)?.claim.fence === fence) this.#drop(gameId);
    throw new RefusedMessage('NOT_FOUND', 'This game is no longer on this server.');
  }

  /** The game goes on elsewhere: nothing more is told of it here. */
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
