/** The people of a room: players, spectators, and their connections. */
import type { PlayerId } from '@amberhall/engine/vocabulary';
import type { ClearReason } from '@amberhall/protocol';
import { hasBlockedName, nameOf } from '../../accounts/person.ts';
import type { Person } from '../../accounts/person.ts';
import { authorOf } from '../../moderation/kept-line.ts';
import { RefusedMessage } from '../../sockets/refusal.ts';
import type { Channel } from '../feed/channel.ts';
import type { GameSocket } from '../feed/game-socket.ts';
import type { NewLine } from '../feed/view-source.ts';
import type { GameSetup, RoomReport } from '../journal/node-types.ts';
import { clearGame } from '../feed/dismissal.ts';
import { isBot, isSecondSeatOfSamePlayer } from '../feed/seat.ts';
import type { RoomSeat, RoomSpectator } from '../feed/seat.ts';
import type { Viewpoints } from '../feed/viewpoints.ts';

/** How long a spectator may be disconnected. */
const SPECTATOR_HOLD_MS = 60_000;
/** How long players may take to return to a moved game before the lobby is told that they are gone. */
const RETURN_MS = 10_000;
/** How long they may take to arrive at a new game. */
const ARRIVAL_MS = 30_000;

export interface ParticipantsParts {
  gameId: string;
  players: GameSetup['players'];
  viewpoints: Viewpoints;
  /** A tournament game: its supervisors have their own viewpoint. */
  isJudged: boolean;
  report: (report: RoomReport) => void;
  now: () => Date;
}

export class Participants {
  readonly seats: [RoomSeat, RoomSeat];
  readonly spectators = new Map<string, RoomSpectator>();
  readonly #spectatorAt = new WeakMap<GameSocket, RoomSpectator>();
  readonly #parts: ParticipantsParts;
  /** Since when nobody has been connected. */
  emptySince: Date;
  #absenceTimer: NodeJS.Timeout | undefined;

  constructor(parts: ParticipantsParts) {
    this.#parts = parts;
    const [one, other] = parts.players;
    this.seats = [this.#seatOf(one), this.#seatOf(other)];
    this.emptySince = parts.now();
  }

  seatOf(name: string): RoomSeat | undefined {
    return this.seats.find(({ player, left }) => !left && player === name);
  }

  opponentOf(player: PlayerId): RoomSeat {
    return this.seats[0].player === player ? this.seats[1] : this.seats[0];
  }

  channelOf(name: string): Channel {
    const { viewpoints, isJudged } = this.#parts;
    const seat = this.seatOf(name);
    if (seat !== undefined) return seat.channel;
    const permissions = this.spectators.get(name)?.person.permissions;
    const isJudge = isJudged && permissions?.has('canManageTournaments') === true;
    return isJudge ? viewpoints.ofJudges() : viewpoints.of(null);
  }

  personOf(name: string): Person | undefined {
    return this.seatOf(name)?.person ?? this.spectators.get(name)?.person;
  }

  /** Whether the spectator at a connection has blocked the author of a line. */
  isHidden(socket: GameSocket, line: NewLine): boolean {
    const author = authorOf(line);
    if (author === undefined) return false;
    const spectator = this.#spectatorAt.get(socket);
    return spectator !== undefined && hasBlockedName(spectator.person, author);
  }

  /** The accounts that play and watch. */
  accounts(): number[] {
    return this.#people().flatMap(({ person }) => person.userId ?? []);
  }

  /**
   * A person at the table as they are now.
   *
   * @returns `false` if they are not here under this name
   */
  replacePerson(person: Person): boolean {
    const name = nameOf(person);
    const found = this.#people().filter(
      ({ person: one }) => one.userId === person.userId && nameOf(one) === name,
    );
    const before = this.channelOf(name);
    for (const one of found) one.person = person;
    if (found.length > 0 && this.channelOf(name) !== before) {
      // With other rights, a spectator has another view, which begins anew.
      for (const socket of this.spectators.get(name)?.sockets ?? []) before.sockets.delete(socket);
      this.stopWatching(name);
    }
    return found.length > 0;
  }

  #people(): (RoomSeat | RoomSpectator)[] {
    return [...this.seats, ...this.spectators.values()];
  }

  isConnected(): boolean {
    return this.seats.some(({ socket }) => socket !== null);
  }

  /** After a restart, players are shown as disconnected until they return. */
  awaitReturn(left: readonly string[]): void {
    for (const seat of this.seats) {
      seat.left = left.includes(seat.player);
      if (!isBot(seat) && !seat.left) seat.lostAt = this.#parts.now();
    }
    this.#absenceTimer = setTimeout(() => this.#reportAbsent(), RETURN_MS).unref();
  }

  /** Players who do not arrive at a new game count as disconnected. */
  awaitArrival(onChange: () => void): void {
    this.#absenceTimer = setTimeout(() => {
      for (const seat of this.seats)
        if (!isBot(seat) && !isSecondSeatOfSamePlayer(seat)) this.noteMissing(seat.player);
      onChange();
    }, ARRIVAL_MS).unref();
  }

  /** Assigns a connection to its seat. @throws {RefusedMessage} if it has none here */
  place(socket: GameSocket, name: string): void {
    const seat = this.seatOf(name);
    const spectator = this.spectators.get(name);
    if (seat !== undefined) this.#takeSeat(seat, socket);
    else if (spectator !== undefined) this.#addSpectator(spectator, socket);
    else throw new RefusedMessage('NOT_FOUND', 'You are not part of this game.');
  }

  disconnect(socket: GameSocket, name: string): void {
    this.channelOf(name).sockets.delete(socket);
    const spectator = this.spectators.get(name);
    if (spectator?.sockets.delete(socket)) spectator.seenAt = this.#parts.now();
    const seat = this.seatOf(name);
    if (seat?.socket === socket) this.#disconnectSeat(seat);
    if (!this.isConnected()) this.emptySince = this.#parts.now();
  }

  /** A connected player is present, whatever was reported. */
  noteMissing(name: string): void {
    const seat = this.seatOf(name);
    if (seat !== undefined && seat.socket === null && seat.lostAt === null) this.#disconnectSeat(seat);
  }

  admit(person: Person): void {
    const name = nameOf(person);
    if (this.spectators.has(name)) return;
    this.spectators.set(name, { person, sockets: new Set(), seenAt: this.#parts.now() });
    this.#parts.viewpoints.notice('room.watching', { player: name });
  }

  stopWatching(name: string): void {
    const spectator = this.spectators.get(name);
    if (spectator === undefined) return;
    const channel = this.channelOf(name);
    this.spectators.delete(name);
    for (const socket of spectator.sockets) {
      channel.sockets.delete(socket);
      clearGame(socket, 'left');
    }
    this.#parts.viewpoints.notice('room.stoppedWatching', { player: name });
    this.#parts.report({ type: 'left', gameId: this.#parts.gameId, name });
  }

  /** Removes spectators who have been disconnected for a while. */
  sweep(): void {
    const limit = this.#parts.now().getTime() - SPECTATOR_HOLD_MS;
    for (const [name, { sockets, seenAt }] of this.spectators) {
      if (sockets.size === 0 && seenAt.getTime() < limit) this.stopWatching(name);
    }
  }

  dismiss(seat: RoomSeat, reason: ClearReason): void {
    const { socket } = seat;
    seat.socket = null;
    seat.channel.sockets.clear();
    if (socket !== null) clearGame(socket, reason);
  }

  dismissAll(reason: ClearReason): void {
    clearTimeout(this.#absenceTimer);
    for (const seat of this.seats) this.dismiss(seat, reason);
    for (const { sockets } of this.spectators.values())
      for (const socket of sockets) clearGame(socket, reason);
  }

  /** Closes the connections like lost ones. */
  dropConnections(): void {
    clearTimeout(this.#absenceTimer);
    const sockets = [
      ...this.seats.flatMap(({ socket }) => socket ?? []),
      ...[...this.spectators.values()].flatMap((spectator) => [...spectator.sockets]),
    ];
    for (const socket of sockets) socket.conn.close();
  }

  #seatOf(setup: GameSetup['players'][number]): RoomSeat {
    const player = nameOf(setup.person);
    return {
      player,
      person: setup.person,
      setup,
      channel: this.#parts.viewpoints.of(player),
      socket: null,
      lostAt: null,
      left: false,
    };
  }

  #addSpectator(spectator: RoomSpectator, socket: GameSocket): void {
    spectator.sockets.add(socket);
    this.#spectatorAt.set(socket, spectator);
  }

  /** Nobody is present to be told about arrivals and departures. */
  get #isSolo(): boolean {
    return this.seats.some(isSecondSeatOfSamePlayer);
  }

  #reportAbsent(): void {
    if (this.#isSolo) return;
    const { report, gameId } = this.#parts;
    const absent = this.seats.filter(({ lostAt, left }) => lostAt !== null && !left);
    for (const { player } of absent) report({ type: 'presence', gameId, name: player, isConnected: false });
  }

  #takeSeat(seat: RoomSeat, socket: GameSocket): void {
    const { viewpoints, report, gameId } = this.#parts;
    const before = seat.socket;
    seat.socket = socket;
    if (before !== null && before !== socket) {
      seat.channel.sockets.delete(before);
      clearGame(before, 'elsewhere');
    }
    if (seat.lostAt === null) return;
    seat.lostAt = null;
    if (this.#isSolo) return;
    viewpoints.notice('room.reconnected', { player: seat.player });
    report({ type: 'presence', gameId, name: seat.player, isConnected: true });
  }

  #disconnectSeat(seat: RoomSeat): void {
    const { viewpoints, report, gameId, now } = this.#parts;
    const { player } = seat;
    seat.socket = null;
    seat.lostAt = now();
    if (this.#isSolo) return;
    viewpoints.notice('room.disconnected', { player, opponent: this.opponentOf(player).player });
    report({ type: 'presence', gameId, name: player, isConnected: false });
  }
}
