/** A game with its people: what they may do, and what each of them is shown. */
import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { COMMANDS } from '@amberhall/engine';
import type { PlayerId, PromptView, TableView, WinReason } from '@amberhall/engine/vocabulary';
import type { ClearReason } from '@amberhall/protocol';
import { cut } from '../lobby/lines.ts';
import { hasBlocked, nameOf } from '../lobby/person.ts';
import type { Person } from '../lobby/person.ts';
import { RefusedMessage } from '../sockets/refusal.ts';
import type { Channel, Frame } from './channel.ts';
import { Clocks } from './clocks.ts';
import { Ending } from './ending.ts';
import type { Decision, DeckCard } from './engine.ts';
import type { GameSocket } from './game-socket.ts';
import type { GameSetup, RoomNews } from './node.ts';
import { frameOf } from './frame.ts';
import { People } from './people.ts';
import { gameIsOver, notOffered, Playing, refusalOf } from './playing.ts';
import type { Outcome, PlayingParts } from './playing.ts';
import type { Agreement, Wish } from './rematch.ts';
import { isBot } from './seat.ts';
import type { RoomSeat, RoomSpectator } from './seat.ts';
import { Viewpoints } from './viewpoints.ts';
import type { Result } from './store.ts';

/** What a room needs of its node. */
export interface RoomParts extends Pick<PlayingParts, 'play' | 'playAgain' | 'keep'> {
  setup: GameSetup;
  seed: string;
  startedAt: Date;
  /** The moment from which the clock of a game that is taken up again runs. */
  clockFrom?: Date;
  finish: (result: Result) => Promise<void>;
  markLeft: (name: string) => Promise<void>;
  tell: (news: RoomNews) => void;
  /** Asked after everything that happened: a bot may have something to do. */
  afterwards: () => void;
  now: () => Date;
  logger: Logger;
}

/** How long a player waits for a lost opponent before leaving costs them nothing. */
export const LEAVE_FREELY_MS = 30_000;

export class Room {
  readonly id: string;
  /** Seat tokens that were used in time, and so may be used again. */
  readonly acceptedTokens = new Set<string>();
  readonly #parts: RoomParts;
  readonly #viewpoints: Viewpoints;
  readonly #people: People;
  readonly #playing: Playing;
  readonly #ending: Ending;
  readonly #clocks: Clocks;
  readonly #commitment: string;
  #muteSpectators: boolean;
  #isClosed = false;

  constructor(parts: RoomParts) {
    const { setup, now, logger, tell } = parts;
    this.#parts = parts;
    this.id = setup.id;
    this.#muteSpectators = setup.options.muteSpectators;
    this.#commitment = createHash('sha256').update(parts.seed).digest('hex');
    this.#playing = new Playing({ ...parts, gameId: this.id });
    this.#viewpoints = new Viewpoints({
      players: setup.players.map(({ person }) => nameOf(person)),
      showHand: setup.options.showHand,
      play: parts.play,
      frameFor: (viewer) => this.#frameFor(viewer),
      now,
    });
    const viewpoints = this.#viewpoints;
    this.#people = new People({ gameId: this.id, players: setup.players, viewpoints, tell, now });
    this.#ending = new Ending({
      ...parts,
      people: this.#people,
      viewpoints,
      play: () => this.#playing.play,
      logger,
    });
    this.#clocks = new Clocks({
      setup,
      people: this.#people,
      viewpoints,
      now,
      onTimeUp: () => this.#callTime(),
      onChange: () => this.#updateAll(),
    });
    this.#viewpoints.log(parts.play, parts.startedAt);
    this.#watchTime(parts.clockFrom ?? parts.startedAt);
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  get isOver(): boolean {
    return this.#ending.isOver;
  }

  get isManual(): boolean {
    return this.#playing.play.isManual;
  }

  get seats(): readonly [RoomSeat, RoomSeat] {
    return this.#people.seats;
  }

  get spectators(): ReadonlyMap<string, RoomSpectator> {
    return this.#people.spectators;
  }

  get emptySince(): Date {
    return this.#people.emptySince;
  }

  /** The table as one of its players sees it. */
  viewOf(player: PlayerId): TableView {
    return this.#playing.play.view({ kind: 'player', player });
  }

  promptOf(player: PlayerId): PromptView | undefined {
    return this.viewOf(player).players[player]?.prompt;
  }

  /** What is left in the player's deck, in an order that says nothing about that of the deck. */
  deckOf(player: PlayerId): DeckCard[] {
    return this.#playing.play.deckOf(player);
  }

  seatOf(name: string): RoomSeat | undefined {
    return this.#people.seatOf(name);
  }

  channelOf(name: string): Channel {
    return this.#people.channelOf(name);
  }

  /** Players who come back after the program was stopped are shown as gone until they do. */
  awaitReturn(left: readonly string[]): void {
    this.#people.awaitReturn(left);
    this.#noteOver();
  }

  /** Seats a connection, or puts it at the side. @throws {RefusedMessage} if it has no place here */
  connect(socket: GameSocket, name: string, since: number | undefined): void {
    this.#people.place(socket, name);
    const channel = this.channelOf(name);
    channel.sockets.delete(socket);
    this.#updateAll();
    channel.catchUp(socket, since);
    channel.sockets.add(socket);
    this.#parts.afterwards();
  }

  disconnect(socket: GameSocket, name: string): void {
    if (this.#isClosed) return;
    this.#people.lose(socket, name);
    this.#updateAll();
  }

  isConnected(): boolean {
    return this.#people.isConnected();
  }

  admit(person: Person): void {
    this.#people.admit(person);
    this.#updateAll();
  }

  /**
   * Takes a decision to the engine.
   *
   * @returns when it can no longer be lost
   * @throws {RefusedMessage} when it is late or was not on offer; nothing has changed then
   */
  async decide(player: PlayerId, decision: Decision, promptId: string | undefined): Promise<void> {
    if (this.#isClosed || this.#ending.isOver) throw gameIsOver();
    await this.#carryOut(player, decision, promptId);
  }

  /** Ends the turn of the opponent, who is away [16.8]. */
  async forcePass(player: PlayerId): Promise<void> {
    if (!this.#canForcePass(player)) throw notOffered();
    await this.decide(player, { kind: 'force-pass' }, undefined);
  }

  /** A sign of life of a player. */
  noteActive(player: PlayerId): void {
    this.#clocks.noteActive(player);
  }

  /** A button of the room's own prompt. */
  async answerRoom(player: PlayerId, control: string, promptId: string): Promise<void> {
    if (this.seatOf(player) === undefined || this.#isClosed) throw notOffered();
    const agreed = this.#ending.answer(player, control, promptId);
    if (agreed === 'continue') await this.#playOn();
    else if (agreed !== null) await this.#playAnother(agreed);
    else this.#updateAll();
  }

  isRoomPrompt(promptId: string): boolean {
    return this.#ending.owns(promptId);
  }

  /** Asks the opponent for another game in the middle of this one. */
  askForRematch(player: PlayerId, wish: Wish): void {
    this.#ending.ask(player, wish);
    this.#updateAll();
  }

  chat(name: string, line: string): void {
    const from = this.#people.personOf(name);
    if (from === undefined) throw new RefusedMessage('FORBIDDEN', 'You have no place in this game.');
    if (this.#muteSpectators && this.spectators.has(name)) {
      throw new RefusedMessage('MUTED', 'Spectators cannot chat in this game');
    }
    const text = cut(line);
    if (text === '') return;
    const deaf = this.seats.filter(({ person }) => hasBlocked(person, from)).map(({ player }) => player);
    this.#viewpoints.say({ chat: { from: from.summary, text } }, deaf);
    this.#updateAll();
  }

  /** Lists the commands of manual mode to who asked. */
  tellCommands(player: PlayerId): void {
    const commands = COMMANDS.map((command) => `/${command}`).join(' ');
    this.#viewpoints.tell(player, { key: 'room.commands', args: { commands } });
    this.#updateAll();
  }

  toggleMuteSpectators(player: PlayerId): void {
    this.#muteSpectators = !this.#muteSpectators;
    this.#viewpoints.notice(this.#muteSpectators ? 'room.spectatorsMuted' : 'room.spectatorsUnmuted', {
      player,
    });
    this.#updateAll();
  }

  changeClock(player: PlayerId, how: 'modify' | 'stop' | 'goOn', seconds: number): void {
    this.#clocks.change(player, how, seconds);
  }

  /** Leaves for good. Who leaves a game that is not over concedes it, unless the opponent is long gone. */
  async leave(name: string): Promise<void> {
    const seat = this.seatOf(name);
    if (seat === undefined) {
      this.#people.stopWatching(name);
      return this.#updateAll();
    }
    if (this.#ending.result === null) await this.#giveUp(seat);
    seat.left = true;
    this.#ending.reset();
    this.#people.dismiss(seat, 'left');
    this.#viewpoints.notice('room.left', { player: name });
    await this.#parts.markLeft(name);
    this.#parts.tell({ type: 'left', gameId: this.id, name });
    if (this.seats.every((each) => each.left || isBot(each))) return this.close('left');
    this.#updateAll();
  }

  /** Ends the game without a winner, e.g. since nobody came back. */
  async abandon(reason: WinReason): Promise<void> {
    if (this.#ending.result === null) await this.#end(null, reason);
  }

  /** Sends everybody away. */
  close(reason: ClearReason): void {
    if (this.#isClosed) return;
    this.#sendAway(reason);
    this.#parts.tell({ type: 'closed', gameId: this.id });
  }

  /** Falls silent and hangs up, as if the connections were lost: who comes back is told where the game is. */
  cutOff(): void {
    this.#fallSilent();
    this.#people.cutOff();
  }

  /** Forgets spectators who have been away for a while. */
  sweep(): void {
    const before = this.spectators.size;
    this.#people.sweep();
    if (this.spectators.size !== before) this.#updateAll();
  }

  async #carryOut(player: PlayerId, decision: Decision, promptId: string | undefined): Promise<void> {
    const decided = this.#playing.decide(player, decision, promptId);
    if (!decided.ok) this.#refuse(player, decided);
    const kept = this.#playing.keepNew();
    const { now, afterwards } = this.#parts;
    this.#viewpoints.log(this.#playing.play, now());
    this.#noteOver();
    this.#watchTime(now());
    this.#updateAll();
    afterwards();
    await kept;
  }

  #refuse(player: PlayerId, refused: Exclude<Outcome, { ok: true }>): never {
    const number = this.#playing.kept;
    if (refused.code === 'TAKEN_BACK') {
      this.#viewpoints.notice('room.moveTakenBack', { player, number });
      this.#viewpoints.restart(this.#playing.play);
      this.#parts.afterwards();
    }
    if (refused.code === 'CANNOT_GO_ON') {
      this.#viewpoints.notice('room.cannotGoOn', { number });
      void this.#end(null, 'engine failure');
    }
    throw refusalOf(refused);
  }

  #noteOver(): void {
    const { over } = this.#playing.play;
    if (over !== null) void this.#end(over.winner, over.reason);
  }

  async #end(winner: PlayerId | null, reason: WinReason): Promise<void> {
    this.#clocks.end();
    const kept = this.#ending.end({ winner, reason });
    this.#updateAll();
    await kept;
  }

  async #giveUp(seat: RoomSeat): Promise<void> {
    const opponent = this.#people.opponentOf(seat.player);
    const { lostAt } = opponent;
    const isLongGone = lostAt !== null && this.#parts.now().getTime() - lostAt.getTime() >= LEAVE_FREELY_MS;
    if (isLongGone) return this.#end(null, 'left');
    const decided = this.#playing.decide(seat.player, { kind: 'concede' }, undefined);
    if (!decided.ok) return this.#end(opponent.player, 'left');
    const kept = this.#playing.keepNew();
    this.#viewpoints.log(this.#playing.play, this.#parts.now());
    await Promise.all([kept, this.#end(opponent.player, 'left')]);
  }

  /** Both want to go on with a game that is over. */
  async #playOn(): Promise<void> {
    for (const { player } of this.seats) await this.#carryOut(player, { kind: 'continue' }, undefined);
    this.#ending.playOn();
    this.#watchTime(this.#parts.now());
    this.#updateAll();
    this.#parts.afterwards();
  }

  async #playAnother({ rematch, startingPlayer }: Agreement): Promise<void> {
    if (this.#ending.result === null) await this.#end(null, 'rematch');
    const wins = Object.fromEntries(this.seats.map((seat) => [seat.player, this.#ending.winsOf(seat)]));
    this.#sendAway('rematch');
    this.#parts.tell({ type: 'rematch', gameId: this.id, rematch, wins, startingPlayer });
  }

  #callTime(): void {
    if (this.#isClosed || this.isOver) return;
    this.decide(this.seats[0].player, { kind: 'time-up' }, undefined).catch((error: unknown) =>
      this.#parts.logger.error({ err: error, gameId: this.id }, 'Time could not be called'),
    );
  }

  #watchTime(at: Date): void {
    if (!this.isOver && !this.#isClosed) this.#clocks.watch(this.#playing.play, at);
  }

  #canForcePass(player: PlayerId): boolean {
    return !this.isOver && this.#clocks.canForcePass(player);
  }

  #sendAway(reason: ClearReason): void {
    this.#fallSilent();
    this.#people.sendAway(reason);
  }

  /** Nothing is sent, and nothing is measured any more. */
  #fallSilent(): void {
    this.#isClosed = true;
    this.#clocks.end();
  }

  #updateAll(): void {
    if (!this.#isClosed) this.#viewpoints.update();
  }

  #frameFor(viewer: PlayerId | null): Frame {
    const seat = viewer === null ? undefined : this.seatOf(viewer);
    return frameOf(viewer, {
      ...this.#parts,
      commitment: this.#commitment,
      muteSpectators: this.#muteSpectators,
      timeLimit: this.#clocks.limit,
      forcePassAvailable: seat !== undefined && this.#canForcePass(seat.player),
      decksExchanged: this.#playing.play.decksExchanged,
      isAway: (player) => this.#clocks.isAway(player),
      ended: this.#ending.result,
      seats: this.seats,
      spectators: [...this.spectators.values()],
      winsOf: (each) => this.#ending.winsOf(each),
      roomPrompt: seat === undefined ? null : this.#ending.promptFor(seat.player),
    });
  }
}
