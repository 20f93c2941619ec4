/** A game with its people: what they may do, and what each of them is shown. */
import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { PlayerId, TableView, WinReason } from '@amberhall/engine/vocabulary';
import type { ClearReason } from '@amberhall/protocol';
import { cut } from '../lobby/lines.ts';
import { hasBlocked, nameOf } from '../lobby/person.ts';
import type { Person } from '../lobby/person.ts';
import { RefusedMessage } from '../sockets/refusal.ts';
import type { Channel, Frame } from './channel.ts';
import type { Decision, Play } from './engine.ts';
import type { GameSocket } from './game-socket.ts';
import type { GameSetup, RoomNews } from './node.ts';
import { frameOf } from './frame.ts';
import { clear } from './parting.ts';
import { BY_LOT, RematchTalk } from './rematch.ts';
import type { AfterGame, Agreement } from './rematch.ts';
import { isBot } from './seat.ts';
import type { RoomSeat, RoomSpectator } from './seat.ts';
import { Viewpoints } from './viewpoints.ts';
import type { Result } from './store.ts';

/** What a room needs of its node. */
export interface RoomParts {
  setup: GameSetup;
  seed: string;
  startedAt: Date;
  play: Play;
  /** The game from its opening and the decisions that are in the journal. @throws if that fails as well */
  playAgain: (journal: Play['journal']) => Play;
  /** @returns when the decision can no longer be lost */
  keep: (number: number, entry: Play['journal'][number], fingerprint: number | null) => Promise<void>;
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
/** How long a spectator may be without a connection. */
const SPECTATOR_HOLD_MS = 60_000;
/** Faults in a row from which on a game is given up. */
const MAX_FAULTS = 3;

const REFUSED_TEXTS = {
  STALE_PROMPT: 'That question has been answered already.',
  NOT_OFFERED: 'That cannot be done now.',
  NOT_YOUR_PROMPT: 'It is not your decision.',
} as const;
const OVER = 'The game is over.';
/** The bot is always glad to play again, and does not mind who begins. */
const BOT_REPLIES: readonly string[] = ['yes', BY_LOT];

export class Room {
  readonly id: string;
  readonly seats: [RoomSeat, RoomSeat];
  readonly spectators = new Map<string, RoomSpectator>();
  /** Seat tokens that were used in time, and so may be used again. */
  readonly acceptedTokens = new Set<string>();
  readonly #parts: RoomParts;
  readonly #viewpoints: Viewpoints;
  readonly #rematch = new RematchTalk();
  readonly #commitment: string;
  #play: Play;
  /** Decisions handed to the journal. */
  #kept: number;
  #faults = 0;
  #ended: { winner: PlayerId | null; reason: WinReason } | null = null;
  #muteSpectators: boolean;
  #isClosed = false;
  /** Since when nobody is connected. */
  emptySince: Date;

  constructor(parts: RoomParts) {
    this.#parts = parts;
    this.#play = parts.play;
    this.#kept = parts.play.journal.length;
    this.id = parts.setup.id;
    this.emptySince = parts.now();
    this.#muteSpectators = parts.setup.options.muteSpectators;
    this.#commitment = createHash('sha256').update(parts.seed).digest('hex');
    const [one, other] = parts.setup.players;
    this.#viewpoints = new Viewpoints({
      players: [one, other].map(({ person }) => nameOf(person)),
      showHand: parts.setup.options.showHand,
      play: this.#play,
      frameFor: (viewer) => this.#frameFor(viewer),
      now: parts.now,
    });
    this.seats = [this.#seatOf(one), this.#seatOf(other)];
    this.#viewpoints.log(this.#play, parts.startedAt);
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  get isOver(): boolean {
    return this.#ended !== null;
  }

  /** The table as one of its players sees it. */
  viewOf(player: PlayerId): TableView {
    return this.#play.view({ kind: 'player', player });
  }

  seatOf(name: string): RoomSeat | undefined {
    return this.seats.find(({ player, left }) => !left && player === name);
  }

  channelOf(name: string): Channel {
    return this.seatOf(name)?.channel ?? this.#viewpoints.of(null);
  }

  /** Players who come back after the program was stopped are shown as gone until they do. */
  awaitReturn(left: readonly string[]): void {
    for (const seat of this.seats) {
      seat.left = left.includes(seat.player);
      if (!isBot(seat) && !seat.left) seat.lostAt = this.#parts.now();
    }
    this.#noteOver();
  }

  /** Seats a connection, or puts it at the side. @throws {RefusedMessage} if it has no place here */
  connect(socket: GameSocket, name: string, since: number | undefined): void {
    const seat = this.seatOf(name);
    const spectator = this.spectators.get(name);
    if (seat !== undefined) this.#takeSeat(seat, socket);
    else if (spectator !== undefined) spectator.sockets.add(socket);
    else throw new RefusedMessage('NOT_FOUND', 'You have no place in this game.');

    const channel = this.channelOf(name);
    channel.sockets.delete(socket);
    this.#updateAll();
    channel.catchUp(socket, since);
    channel.sockets.add(socket);
    this.#parts.afterwards();
  }

  disconnect(socket: GameSocket, name: string): void {
    if (this.#isClosed) return;
    this.channelOf(name).sockets.delete(socket);
    const spectator = this.spectators.get(name);
    if (spectator?.sockets.delete(socket)) spectator.seenAt = this.#parts.now();
    const seat = this.seatOf(name);
    if (seat?.socket === socket) {
      seat.socket = null;
      seat.lostAt = this.#parts.now();
      this.#viewpoints.notice('room.disconnected', {
        player: seat.player,
        opponent: this.#opponent(seat).player,
      });
      this.#parts.tell({ type: 'presence', gameId: this.id, name, isConnected: false });
    }
    if (!this.isConnected()) this.emptySince = this.#parts.now();
    this.#updateAll();
  }

  isConnected(): boolean {
    return this.seats.some(({ socket }) => socket !== null);
  }

  admit(person: Person): void {
    const name = nameOf(person);
    if (this.spectators.has(name)) return;
    this.spectators.set(name, { person, sockets: new Set(), seenAt: this.#parts.now() });
    this.#viewpoints.notice('room.watching', { player: name });
    this.#updateAll();
  }

  /**
   * Takes a decision to the engine.
   *
   * @returns when it can no longer be lost
   * @throws {RefusedMessage} when it is late or was not on offer; nothing has changed then
   */
  async decide(player: PlayerId, decision: Decision, promptId: string | undefined): Promise<void> {
    if (this.#isClosed || this.#ended !== null) {
      throw new RefusedMessage('NOT_OFFERED', OVER);
    }
    const decided = this.#try(player, decision, promptId);
    if (!decided.ok) {
      if (decided.code === 'GAME_OVER') throw new RefusedMessage('NOT_OFFERED', OVER);
      throw new RefusedMessage(decided.code, REFUSED_TEXTS[decided.code]);
    }

    this.#faults = 0;
    const kept = this.#keepNew();
    this.#viewpoints.log(this.#play, this.#parts.now());
    this.#noteOver();
    this.#updateAll();
    this.#parts.afterwards();
    await kept;
  }

  /** A button of the room's own prompt. */
  async answerRoom(player: PlayerId, control: string, promptId: string): Promise<void> {
    const seat = this.seatOf(player);
    if (seat === undefined || this.#ended === null || this.#isClosed) {
      throw new RefusedMessage('NOT_OFFERED', REFUSED_TEXTS.NOT_OFFERED);
    }
    const answer = this.#rematch.answer(player, promptId, control, this.#afterGame(seat));
    if (answer === 'not offered') throw new RefusedMessage('STALE_PROMPT', REFUSED_TEXTS.STALE_PROMPT);
    if (answer !== 'changed') return this.#playAnother(answer);
    if (control === 'no') this.#viewpoints.notice('room.rematch.declined', { player });

    const bot = this.seats.find(isBot);
    const asked = bot && this.#rematch.promptFor(bot.player, this.#afterGame(bot));
    const reply = asked?.controls.find(({ id }) => BOT_REPLIES.includes(id));
    if (bot !== undefined && asked !== undefined && reply !== undefined) {
      return this.answerRoom(bot.player, reply.id, asked.id);
    }
    this.#updateAll();
  }

  isRoomPrompt(promptId: string): boolean {
    return this.#rematch.owns(promptId);
  }

  chat(name: string, line: string): void {
    const from = this.seatOf(name)?.person ?? this.spectators.get(name)?.person;
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

  toggleMuteSpectators(player: PlayerId): void {
    this.#muteSpectators = !this.#muteSpectators;
    this.#viewpoints.notice(this.#muteSpectators ? 'room.spectatorsMuted' : 'room.spectatorsUnmuted', {
      player,
    });
    this.#updateAll();
  }

  /** Leaves for good. Who leaves a game that is not over concedes it, unless the opponent is long gone. */
  async leave(name: string): Promise<void> {
    const seat = this.seatOf(name);
    if (seat === undefined) return this.#stopWatching(name);
    if (this.#ended === null) await this.#giveUp(seat);
    seat.left = true;
    this.#rematch.reset();
    this.#dismiss(seat, 'left');
    this.#viewpoints.notice('room.left', { player: name });
    await this.#parts.markLeft(name);
    this.#parts.tell({ type: 'left', gameId: this.id, name });
    if (this.seats.every((each) => each.left || isBot(each))) return this.close('left');
    this.#updateAll();
  }

  /** Ends the game without a winner, e.g. since nobody came back. */
  async abandon(reason: WinReason): Promise<void> {
    if (this.#ended === null) await this.#end(null, reason);
  }

  /** Sends everybody away. */
  close(reason: ClearReason): void {
    if (this.#isClosed) return;
    this.#sendAway(reason);
    this.#parts.tell({ type: 'closed', gameId: this.id });
  }

  /** Falls silent: the game goes on elsewhere, or here after the next start. */
  suspend(): void {
    this.#isClosed = true;
  }

  /** Falls silent and hangs up, as if the connections were lost: who comes back is told where the game is. */
  cutOff(): void {
    this.suspend();
    const sockets = [
      ...this.seats.flatMap(({ socket }) => socket ?? []),
      ...[...this.spectators.values()].flatMap((spectator) => [...spectator.sockets]),
    ];
    for (const socket of sockets) socket.conn.close();
  }

  /** Forgets spectators who have been away for a while. */
  sweep(): void {
    const limit = this.#parts.now().getTime() - SPECTATOR_HOLD_MS;
    for (const [name, { sockets, seenAt }] of this.spectators) {
      if (sockets.size === 0 && seenAt.getTime() < limit) this.#stopWatching(name);
    }
  }

  #sendAway(reason: ClearReason): void {
    this.#isClosed = true;
    for (const seat of this.seats) this.#dismiss(seat, reason);
    for (const { sockets } of this.spectators.values()) for (const socket of sockets) clear(socket, reason);
  }

  #seatOf(setup: GameSetup['players'][number]): RoomSeat {
    const player = nameOf(setup.person);
    return {
      player,
      person: setup.person,
      setup,
      channel: this.#viewpoints.of(player),
      socket: null,
      lostAt: null,
      left: false,
    };
  }

  #takeSeat(seat: RoomSeat, socket: GameSocket): void {
    const before = seat.socket;
    seat.socket = socket;
    if (before !== null && before !== socket) {
      seat.channel.sockets.delete(before);
      clear(before, 'elsewhere');
    }
    if (seat.lostAt === null) return;
    seat.lostAt = null;
    this.#viewpoints.notice('room.reconnected', { player: seat.player });
    this.#parts.tell({ type: 'presence', gameId: this.id, name: seat.player, isConnected: true });
  }

  #dismiss(seat: RoomSeat, reason: ClearReason): void {
    const { socket } = seat;
    seat.socket = null;
    seat.channel.sockets.clear();
    if (socket !== null) clear(socket, reason);
  }

  #stopWatching(name: string): void {
    const spectator = this.spectators.get(name);
    if (spectator === undefined) return;
    this.spectators.delete(name);
    for (const socket of spectator.sockets) {
      this.#viewpoints.of(null).sockets.delete(socket);
      clear(socket, 'left');
    }
    this.#viewpoints.notice('room.stoppedWatching', { player: name });
    this.#parts.tell({ type: 'left', gameId: this.id, name });
    this.#updateAll();
  }

  async #giveUp(seat: RoomSeat): Promise<void> {
    const { lostAt } = this.#opponent(seat);
    const isLongGone = lostAt !== null && this.#parts.now().getTime() - lostAt.getTime() >= LEAVE_FREELY_MS;
    if (isLongGone) return this.#end(null, 'left');
    const decided = this.#try(seat.player, { kind: 'concede' }, undefined);
    if (!decided.ok) return this.#end(this.#opponent(seat).player, 'left');
    const kept = this.#keepNew();
    this.#viewpoints.log(this.#play, this.#parts.now());
    await Promise.all([kept, this.#end(this.#opponent(seat).player, 'left')]);
  }

  #try(player: PlayerId, decision: Decision, promptId: string | undefined) {
    try {
      return this.#play.play(player, decision, promptId);
    } catch (error) {
      this.#parts.logger.error(
        { err: error, gameId: this.id, number: this.#kept, player, decision },
        'The engine failed at a decision',
      );
      this.#takeBack(player);
      return { ok: false, code: 'NOT_OFFERED' } as const;
    }
  }

  /** Goes on from before the decision at which the engine failed. */
  #takeBack(player: PlayerId): void {
    const journal = this.#play.journal.slice(0, this.#kept);
    try {
      if (++this.#faults > MAX_FAULTS) throw new Error('The engine fails at whatever is decided');
      this.#play = this.#parts.playAgain(journal);
    } catch (error) {
      this.#parts.logger.error({ err: error, gameId: this.id }, 'A game cannot go on');
      this.#viewpoints.notice('room.cannotGoOn', { number: this.#kept });
      void this.#end(null, 'engine failure');
      return;
    }
    this.#viewpoints.notice('room.moveTakenBack', { player, number: this.#kept });
    this.#viewpoints.restart(this.#play);
    this.#parts.afterwards();
  }

  #keepNew(): Promise<unknown> {
    const entries = this.#play.journal.slice(this.#kept);
    const kept = entries.map((entry, index) => {
      const isLast = index === entries.length - 1;
      return this.#parts.keep(this.#kept + index, entry, isLast ? this.#play.fingerprint : null);
    });
    this.#kept += entries.length;
    return Promise.all(kept);
  }

  #noteOver(): void {
    const { over } = this.#play;
    if (over !== null && this.#ended === null) void this.#end(over.winner, over.reason);
  }

  async #end(winner: PlayerId | null, reason: WinReason): Promise<void> {
    this.#ended = { winner, reason };
    if (winner === null) this.#viewpoints.notice('room.endedWithoutWinner', {});
    const { players } = this.#play.view({ kind: 'spectator', seesHands: false });
    const keys = Object.entries(players).map(([name, { keys: forged }]) => [
      name,
      Object.values(forged).filter(Boolean).length,
    ]);
    this.#updateAll();
    this.#parts.tell({ type: 'won', gameId: this.id, winner, reason });
    const finishedAt = this.#parts.now();
    try {
      await this.#parts.finish({ winner, reason, finishedAt, keys: Object.fromEntries(keys) });
    } catch (error) {
      // The game stays unfinished in the database; the next start plays it again and ends it then.
      this.#parts.logger.error({ err: error, gameId: this.id }, 'A result could not be kept');
    }
  }

  #playAnother({ rematch, startingPlayer }: Agreement): void {
    const wins = Object.fromEntries(this.seats.map((seat) => [seat.player, this.#winsOf(seat)]));
    this.#sendAway('rematch');
    this.#parts.tell({ type: 'rematch', gameId: this.id, rematch, wins, startingPlayer });
  }

  #afterGame(seat: RoomSeat): AfterGame {
    const opponent = this.#opponent(seat);
    return {
      winner: this.#ended?.winner ?? null,
      offered: opponent.left
        ? []
        : this.#parts.setup.practice
          ? ['same', 'swap']
          : ['same', 'swap', 'change'],
      opponentOf: (player) => (player === seat.player ? opponent.player : seat.player),
    };
  }

  #opponent(seat: RoomSeat): RoomSeat {
    return seat === this.seats[0] ? this.seats[1] : this.seats[0];
  }

  #winsOf(seat: RoomSeat): number {
    return seat.setup.wins + (this.#ended?.winner === seat.player ? 1 : 0);
  }

  #updateAll(): void {
    if (this.#isClosed) return;
    this.#viewpoints.update();
  }

  #frameFor(viewer: PlayerId | null): Frame {
    const seat = viewer === null ? undefined : this.seatOf(viewer);
    const ended = this.#ended;
    return frameOf(viewer, {
      ...this.#parts,
      commitment: this.#commitment,
      muteSpectators: this.#muteSpectators,
      ended,
      seats: this.seats,
      spectators: [...this.spectators.values()],
      winsOf: (each) => this.#winsOf(each),
      roomPrompt:
        seat === undefined || ended === null
          ? null
          : this.#rematch.promptFor(seat.player, this.#afterGame(seat)),
    });
  }
}
