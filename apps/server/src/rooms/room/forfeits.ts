/** How people leave a game, and how players lose an unfinished game by leaving or staying away. */
import type { PlayerId, WinReason } from '@amberhall/engine/vocabulary';
import { LEAVE_FREELY_MS } from '@amberhall/protocol';
import type { GameEnding } from './game-ending.ts';
import type { RoomReport } from '../journal/node-types.ts';
import type { Participants } from './participants.ts';
import type { GameRunner } from './game-runner.ts';
import { isBot, isSecondSeatOfSamePlayer } from '../feed/seat.ts';
import type { RoomSeat } from '../feed/seat.ts';
import type { Viewpoints } from '../feed/viewpoints.ts';

export interface ForfeitsParts {
  gameId: string;
  participants: Participants;
  runner: GameRunner;
  viewpoints: Viewpoints;
  ending: GameEnding;
  end: (winner: PlayerId | null, reason: WinReason) => Promise<void>;
  /** Nobody is left who could return. */
  close: () => void;
  onChange: () => void;
  report: (report: RoomReport) => void;
  markLeft: (name: string) => Promise<void>;
  now: () => Date;
}

export class Forfeits {
  readonly #parts: ForfeitsParts;

  constructor(parts: ForfeitsParts) {
    this.#parts = parts;
  }

  /** A person leaves permanently. */
  async leave(name: string): Promise<void> {
    const { participants, ending, onChange } = this.#parts;
    const seat = participants.seatOf(name);
    if (seat === undefined) {
      participants.stopWatching(name);
      return onChange();
    }
    // A hot-seat player leaves both seats.
    if (isSecondSeatOfSamePlayer(seat)) return this.leave(participants.opponentOf(name).player);
    if (ending.result === null) await this.#concede(seat);
    // They may have left over another connection meanwhile.
    if (!seat.left) await this.#vacate(seat);
  }

  async #vacate(seat: RoomSeat): Promise<void> {
    const { gameId, participants, ending, viewpoints, report, close, onChange, markLeft } = this.#parts;
    const name = seat.player;
    seat.left = true;
    ending.reset();
    participants.dismiss(seat, 'left');
    viewpoints.notice('room.left', { player: name });
    report({ type: 'left', gameId, name });
    if (participants.seats.every((each) => each.left || isBot(each) || isSecondSeatOfSamePlayer(each)))
      close();
    onChange();
    // A person can leave even while the database is unreachable.
    await markLeft(name);
  }

  /** Leaving concedes the game, unless the opponent has been absent for long [16.8]. */
  async #concede(seat: RoomSeat): Promise<void> {
    const { participants, end, now } = this.#parts;
    const { lostAt } = participants.opponentOf(seat.player);
    const isLongGone = lostAt !== null && now().getTime() - lostAt.getTime() >= LEAVE_FREELY_MS;
    if (isLongGone) return end(null, 'left');
    await this.#forfeit(seat, 'left');
  }

  /** A player claims the game after waiting for the opponent. */
  async claim(player: PlayerId): Promise<void> {
    const { participants, viewpoints } = this.#parts;
    const opponent = participants.opponentOf(player);
    viewpoints.notice('room.claimed', { player, opponent: opponent.player });
    await this.#forfeit(opponent, 'away');
  }

  /** The clock of a player has run out. */
  async loseOnTime(player: PlayerId): Promise<void> {
    const { participants, viewpoints } = this.#parts;
    const seat = participants.seatOf(player);
    if (seat === undefined) return;
    viewpoints.notice('room.outOfTime', { player });
    await this.#forfeit(seat, 'out of time');
  }

  async #forfeit({ player }: RoomSeat, reason: WinReason): Promise<void> {
    const { participants, runner, viewpoints, end, now } = this.#parts;
    const winner = participants.opponentOf(player).player;
    const decided = runner.decide(player, { kind: 'concede' }, undefined);
    if (!decided.ok) return end(winner, reason);
    const stored = runner.storeNewDecisions();
    viewpoints.log(runner.play, now());
    await Promise.all([stored, end(winner, reason)]);
  }
}
