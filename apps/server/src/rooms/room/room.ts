/** A game with its people: what they may do, and what each of them is sent. */
import type { BotReason } from '@amberhall/bots';
import type { Fork } from '@amberhall/engine';
import type {
  FightForecast,
  PlayerId,
  PromptView,
  TableView,
  Text,
  ViewId,
  WinReason,
} from '@amberhall/engine/vocabulary';
import { commitmentTo } from '@amberhall/protocol';
import type { BotPace, ClearReason } from '@amberhall/protocol';
import { nameOf } from '../../accounts/person.ts';
import type { Person } from '../../accounts/person.ts';
import type { TrackedClock } from '../../tournaments/round-clocks.ts';
import type { Channel } from '../feed/channel.ts';
import { Clocks } from './clocks.ts';
import { GameEnding } from './game-ending.ts';
import type { Decision, DeckCard } from '../journal/play-engine.ts';
import type { GameSocket } from '../feed/game-socket.ts';
import { gameHeaderKeyOf, gameHeaderOf, knownDeckOf } from '../feed/game-header.ts';
import type { GameHeaderInput } from '../feed/game-header.ts';
import { Participants } from './participants.ts';
import { gameIsOver, notOffered, GameRunner, refusalOf } from './game-runner.ts';
import type { DecisionOutcome } from './game-runner.ts';
import { RefusedMessage } from '../../sockets/refusal.ts';
import type { Agreement, RematchRequest } from './rematch.ts';
import { Forfeits } from './forfeits.ts';
import type { RoomParts } from './room-parts.ts';
import { RoomChat } from './room-chat.ts';
import { isBot, isSecondSeatOfSamePlayer } from '../feed/seat.ts';
import type { RoomSeat, RoomSpectator } from '../feed/seat.ts';
import { Viewpoints } from '../feed/viewpoints.ts';

export class Room {
  readonly id: string;
  /** Seat tokens that were used in time, and so may be used again. */
  readonly acceptedTokens = new Set<string>();
  readonly #parts: RoomParts;
  readonly #viewpoints: Viewpoints;
  readonly #participants: Participants;
  readonly #runner: GameRunner;
  readonly #ending: GameEnding;
  readonly #clocks: Clocks;
  readonly #forfeits: Forfeits;
  readonly #commitment: string;
  readonly chat: RoomChat;
  #botWait: GameHeaderInput['botWait'] = null;
  #botPace: BotPace = 'usual';
  #isClosed = false;

  constructor(parts: RoomParts) {
    const { setup, play, replay, storeDecision, saveCheckpoint, storeResult, report, now, logger } = parts;
    this.#parts = parts;
    const gameId = setup.id;
    this.id = gameId;
    this.#commitment = commitmentTo(setup.seedParts?.secret ?? parts.seed);
    this.#runner = new GameRunner({ gameId, play, replay, storeDecision, saveCheckpoint, logger });
    const isJudged = (setup.challonge ?? null) !== null;
    this.#viewpoints = new Viewpoints({
      players: setup.players.map(({ person }) => nameOf(person)),
      showHand: setup.options.showHand,
      isJudged,
      delayMs: (setup.options.spectatorDelay ?? 0) * 60_000,
      play,
      delayedPlay: parts.delayedPlay,
      headerFor: (viewer) => gameHeaderOf(viewer, this.#headerInput()),
      headerKey: () => gameHeaderKeyOf(this.#headerInput()),
      isHidden: (socket, line) => this.#participants.isHidden(socket, line),
      onDue: () => this.#updateAll(),
      now,
    });
    const viewpoints = this.#viewpoints;
    const { players } = setup;
    const participants = new Participants({ gameId, players, viewpoints, isJudged, report, now });
    this.#participants = participants;
    this.#ending = new GameEnding({
      setup,
      participants,
      viewpoints,
      play: () => this.#runner.play,
      storeResult,
      report,
      now,
      logger,
    });
    this.#clocks = new Clocks({
      setup,
      participants,
      viewpoints,
      now,
      clock: parts.clock,
      saveClock: parts.saveClock,
      onTimeUp: () => this.#endByTime(),
      onPlayerTimeUp: (player) => this.#loseOnTime(player),
      onChange: () => this.#updateAll(),
    });
    this.chat = new RoomChat({
      participants,
      viewpoints,
      isMuted: setup.options.muteSpectators,
      onChange: () => this.#updateAll(),
      now,
    });
    this.#forfeits = new Forfeits({
      gameId,
      participants,
      runner: this.#runner,
      viewpoints,
      ending: this.#ending,
      end: (winner, reason) => this.#end(winner, reason),
      close: () => this.close('left'),
      onChange: () => this.#updateAll(),
      report,
      markLeft: parts.markLeft,
      now,
    });
    viewpoints.restoreLog(play, parts.startedAt);
    this.#updateClocks(parts.clockFrom ?? parts.startedAt);
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  get isOver(): boolean {
    return this.#ending.isOver;
  }

  get isManual(): boolean {
    return this.#runner.play.isManual;
  }

  get seats(): readonly [RoomSeat, RoomSeat] {
    return this.#participants.seats;
  }

  /** One person plays both sides. */
  get isSolo(): boolean {
    return this.seats.some(isSecondSeatOfSamePlayer);
  }

  /** `null` in a game without a bot. */
  get botPace(): BotPace | null {
    return this.seats.some(isBot) ? this.#botPace : null;
  }

  get spectators(): ReadonlyMap<string, RoomSpectator> {
    return this.#participants.spectators;
  }

  get emptySince(): Date {
    return this.#participants.emptySince;
  }

  /** The table as one of its players sees it. */
  viewOf(player: PlayerId): TableView {
    return this.#runner.play.view({ kind: 'player', player });
  }

  promptOf(player: PlayerId): PromptView | undefined {
    return this.viewOf(player).players[player]?.prompt;
  }

  /** The remaining cards of the player's deck, in an order that reveals nothing about the deck's order. */
  deckOf(player: PlayerId): DeckCard[] {
    return this.#runner.play.deckOf(player);
  }

  /** Why the player cannot act with a card now; `null` if they can. */
  obstacleFor(player: PlayerId, card: ViewId): Text | null {
    return this.#runner.play.obstacleFor(player, card);
  }

  /** The game as a bot can copy it; `null` while neither an action nor a house is being chosen. */
  fork(): Fork | null {
    return this.#runner.play.fork();
  }

  /** How each fight would end that the player can choose now. */
  fightsFor(player: PlayerId): FightForecast[] {
    return this.#runner.play.forecastFights(player);
  }

  /** The whole deck that `player` plays. @throws {RefusedMessage} if it is hidden from the viewer */
  deckListOf(viewer: string, player: PlayerId): DeckCard[] {
    const seat = this.seatOf(player);
    const { seats } = this;
    const { decksExchanged } = this.#runner.play;
    const deck = seat && knownDeckOf(seat, viewer, { setup: this.#parts.setup, seats, decksExchanged });
    if (!deck) throw notOffered();
    return deck.cards.flatMap(({ card, house, count }) =>
      Array.from({ length: count }, () => ({ slug: card, house })),
    );
  }

  seatOf(name: string): RoomSeat | undefined {
    return this.#participants.seatOf(name);
  }

  channelOf(name: string): Channel {
    return this.#participants.channelOf(name);
  }

  /** After a restart, players are shown as disconnected until they return. */
  awaitReturn(left: readonly string[]): void {
    this.#participants.awaitReturn(left);
    this.#checkOver();
  }

  /** Players who do not arrive after the start are shown as disconnected until they do. */
  awaitArrival(): void {
    this.#participants.awaitArrival(() => this.#updateAll());
  }

  /** Assigns a connection to a seat or to the spectators. @throws {RefusedMessage} if it has no place here */
  connect(socket: GameSocket, name: string, since: number | undefined): void {
    // A person admitted at the last moment gets the reason from the handshake.
    if (this.#isClosed) throw new RefusedMessage('NOT_FOUND', 'This game is no longer on this server.');
    this.#participants.place(socket, name);
    const channel = this.channelOf(name);
    channel.sockets.delete(socket);
    this.#updateAll();
    channel.catchUp(socket, since);
    channel.sockets.add(socket);
    this.#parts.afterChange();
  }

  disconnect(socket: GameSocket, name: string): void {
    if (this.#isClosed) return;
    this.#participants.disconnect(socket, name);
    this.#updateAll();
  }

  /** A person who has not arrived reports that they cannot connect. */
  noteMissing(name: string): void {
    if (this.#isClosed) return;
    this.#participants.noteMissing(name);
    this.#updateAll();
  }

  isConnected(): boolean {
    return this.#participants.isConnected();
  }

  /** The accounts that play and watch. */
  accounts(): number[] {
    return this.#participants.accounts();
  }

  /** The account of somebody has changed. */
  replacePerson(person: Person): void {
    if (this.#participants.replacePerson(person)) this.#updateAll();
  }

  admit(person: Person): void {
    this.#participants.admit(person);
    this.#updateAll();
  }

  /**
   * Passes a decision to the engine.
   *
   * @returns when it is durable
   * @throws {RefusedMessage} when it is late or was not offered; nothing has changed then
   */
  async decide(player: PlayerId, decision: Decision, promptId: string | undefined): Promise<void> {
    if (this.#isClosed || this.#ending.isOver) throw gameIsOver();
    await this.#carryOut(player, decision, promptId);
  }

  /** Ends the turn of the absent opponent [16.8]. */
  async forcePass(player: PlayerId): Promise<void> {
    if (!this.#canForcePass(player)) throw notOffered();
    await this.decide(player, { kind: 'force-pass' }, undefined);
  }

  /** Claims the game from an opponent who has been absent for too long. */
  async claim(player: PlayerId): Promise<void> {
    if (!this.#canClaim(player)) throw notOffered();
    await this.#forfeits.claim(player);
  }

  /** A player was active. */
  noteActive(player: PlayerId): void {
    this.#clocks.noteActive(player);
  }

  /** A button of the room's own prompt. */
  async answerRoomPrompt(player: PlayerId, control: string, promptId: string): Promise<void> {
    if (this.seatOf(player) === undefined || this.#isClosed) throw notOffered();
    const agreed = this.#ending.answer(player, control, promptId);
    if (agreed === 'continue') await this.#continueGame();
    else if (agreed !== null) await this.#startRematch(agreed);
    else this.#updateAll();
  }

  isRoomPrompt(promptId: string): boolean {
    return this.#ending.isOwnPrompt(promptId);
  }

  /** Asks the opponent for another game during this one. */
  askForRematch(player: PlayerId, request: RematchRequest): void {
    this.#ending.ask(player, request);
    this.#updateAll();
  }

  /** Time follows the clock of the round from now on. */
  followRound(clock: TrackedClock): void {
    if (!this.isOver && !this.#isClosed) this.#clocks.follow(clock);
  }

  changeClock(player: PlayerId, how: 'modify' | 'stop' | 'resume', seconds: number): void {
    this.#clocks.change(player, how, seconds);
  }

  /** Leaves permanently. Leaving an unfinished game concedes it, unless the opponent has been absent for long. */
  leave(name: string): Promise<void> {
    return this.#forfeits.leave(name);
  }

  /** Ends the game without a winner, for example because nobody returned. */
  async abandon(reason: WinReason): Promise<void> {
    if (this.#ending.result === null) await this.#end(null, reason);
  }

  /** The game has lasted for too many turns, and is decided as if its time were up [16.5]. */
  endByTurns(number: number): void {
    this.#viewpoints.notice('room.turnLimit', { number });
    this.#endByTime();
  }

  /** Says why a bot did what it has just done. */
  explain(player: PlayerId, reason: BotReason): void {
    const about = 'card' in reason ? { card: { card: { slug: reason.card } } } : {};
    const house = 'house' in reason ? { house: { house: reason.house } } : {};
    const key = `room.bot.${reason.kind}` as const;
    this.#viewpoints.say({ notice: { key, args: { player: { player }, ...about, ...house } } });
    this.#updateAll();
  }

  /** The choice of a bot takes long. */
  showBotWait(wait: GameHeaderInput['botWait']): void {
    this.#botWait = wait;
    this.#updateAll();
  }

  /** A player does not want to wait for the bot in this turn. */
  hurryBots(): void {
    this.#parts.hurryBots();
  }

  /** A player chooses how long the bot waits before its decisions. */
  setBotPace(pace: BotPace): void {
    this.#botPace = pace;
    if (pace === 'fast') this.#parts.endBotDelay();
    this.#updateAll();
  }

  /** An internal fault ends the game, and its people are told: decision `number` cannot be carried out or stored. */
  abort(number: number): void {
    if (this.isOver || this.#isClosed) return;
    this.#viewpoints.notice('room.cannotGoOn', { number });
    void this.#end(null, 'engine failure');
  }

  /** Dismisses everybody. */
  close(reason: ClearReason): void {
    if (this.#isClosed) return;
    this.#dismissAll(reason);
    this.#parts.report({ type: 'closed', gameId: this.id });
  }

  /** Stops sending and closes the connections like lost ones: clients that reconnect are told where the game is. */
  dropConnections(): void {
    this.#stop();
    this.#participants.dropConnections();
  }

  /** Removes spectators who have been disconnected for a while. */
  sweep(): void {
    const before = this.spectators.size;
    this.#participants.sweep();
    if (this.spectators.size !== before) this.#updateAll();
  }

  async #carryOut(player: PlayerId, decision: Decision, promptId: string | undefined): Promise<void> {
    const decided = this.#runner.decide(player, decision, promptId);
    if (!decided.ok) this.#refuse(player, decided);
    const stored = this.#runner.storeNewDecisions();
    const { now, afterChange } = this.#parts;
    this.#viewpoints.log(this.#runner.play, now());
    this.#checkOver();
    this.#updateClocks(now());
    this.#updateAll();
    afterChange();
    await stored;
  }

  #refuse(player: PlayerId, refused: Exclude<DecisionOutcome, { ok: true }>): never {
    const number = this.#runner.storedCount;
    if (refused.code === 'MOVE_REVERTED') {
      this.#viewpoints.notice('room.moveTakenBack', { player, number });
      this.#viewpoints.reset(this.#runner.play);
      this.#parts.afterChange();
    }
    if (refused.code === 'GAME_ABORTED') {
      this.abort(number);
    }
    throw refusalOf(refused);
  }

  #checkOver(): void {
    const { over } = this.#runner.play;
    if (over !== null) void this.#end(over.winner, over.reason);
  }

  async #end(winner: PlayerId | null, reason: WinReason): Promise<void> {
    this.#clocks.end();
    const stored = this.#ending.end({ winner, reason });
    this.#updateAll();
    await stored;
  }

  /** Both players want to continue a finished game. */
  async #continueGame(): Promise<void> {
    for (const { player } of this.seats) await this.#carryOut(player, { kind: 'continue' }, undefined);
    this.#ending.continueGame();
    this.#updateClocks(this.#parts.now());
    this.#updateAll();
    this.#parts.afterChange();
  }

  async #startRematch({ rematch, startingPlayer }: Agreement): Promise<void> {
    if (this.#ending.result === null) await this.#end(null, 'rematch');
    const wins = Object.fromEntries(this.seats.map((seat) => [seat.player, this.#ending.winsOf(seat)]));
    this.#dismissAll('rematch');
    this.#parts.report({ type: 'rematch', gameId: this.id, rematch, wins, startingPlayer });
  }

  #endByTime(): void {
    if (this.#isClosed || this.isOver) return;
    this.decide(this.seats[0].player, { kind: 'time-up' }, undefined).catch((error: unknown) =>
      this.#parts.logger.error({ err: error, gameId: this.id }, 'Could not call time'),
    );
  }

  #loseOnTime(player: PlayerId): void {
    if (this.#isClosed || this.isOver) return;
    this.#forfeits
      .loseOnTime(player)
      .catch((error: unknown) =>
        this.#parts.logger.error({ err: error, gameId: this.id }, 'Could not end a game on time'),
      );
  }

  #updateClocks(at: Date): void {
    if (!this.isOver && !this.#isClosed) this.#clocks.update(this.#runner.play, at);
  }

  #canForcePass(player: PlayerId): boolean {
    return !this.isOver && this.#clocks.canForcePass(player);
  }

  #canClaim(player: PlayerId): boolean {
    return !this.isOver && !this.#isClosed && this.#clocks.canClaim(player);
  }

  #dismissAll(reason: ClearReason): void {
    this.#viewpoints.end();
    this.#stop();
    this.#participants.dismissAll(reason);
  }

  /** Stops sending and measuring. */
  #stop(): void {
    this.#isClosed = true;
    this.#clocks.end();
  }

  /** A game that cannot be shown any more must not harm the other games of its node. */
  #updateAll(): void {
    if (this.#isClosed) return;
    try {
      this.#viewpoints.update();
    } catch (error) {
      this.#parts.logger.error({ err: error, gameId: this.id }, 'Could not make the views of a game');
    }
  }

  #headerInput(): GameHeaderInput {
    return {
      setup: this.#parts.setup,
      commitment: this.#commitment,
      muteSpectators: this.chat.isMuted,
      timeLimit: this.#clocks.limit,
      personalClockOf: (player) => this.#clocks.personalOf(player),
      canForcePass: (player) => this.#canForcePass(player),
      canClaim: (player) => this.#canClaim(player),
      startedAt: this.#parts.startedAt,
      endedAt: this.#ending.endedAt,
      idle: this.isOver ? null : this.#clocks.idle,
      botWait: this.#botWait,
      botPace: this.botPace,
      decksExchanged: this.#runner.play.decksExchanged,
      isAway: (player) => this.#clocks.isAway(player),
      ended: this.#ending.result,
      seats: this.seats,
      spectators: [...this.spectators.values()],
      winsOf: (each) => this.#ending.winsOf(each),
      roomPromptFor: (player) => this.#ending.promptFor(player),
    };
  }
}
