/** How people leave a game, and how players lose one that is not over: by leaving it, or by staying away from it. */
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
  setup: { id: string };
  participants: Participants;
  runner: GameRunner;
  viewpoints: Viewpoints;
  ending: GameEnding;
  end: (winner: PlayerId | null, reason: WinReason) => Promise<void>;
  /** Nobody is left who would come back. */
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

  /** Somebody leaves for good. */
  async leave(name: string): Promise<void> {
    const { participants, ending, onChange } = this.#parts;
    const seat = participants.seatOf(name);
    if (seat === undefined) {
      participants.stopWatching(name);
      return onChange();
    }
    // Who leaves one side leaves the other with it.
    if (isSecondSeatOfSamePlayer(seat)) return this.leave(participants.opponentOf(name).player);
    if (ending.result === null) await this.#concede(seat);
    // Meanwhile they may have left over another connection.
    if (!seat.left) await this.#vacate(seat);
  }

  async #vacate(seat: RoomSeat): Promise<void> {
    const { setup, participants, ending, viewpoints, report, close, onChange, markLeft } = this.#parts;
    const name = seat.player;
    seat.left = true;
    ending.reset();
    participants.dismiss(seat, 'left');
    viewpoints.notice('room.left', { player: name });
    report({ type: 'left', gameId: setup.id, name });
    if (participants.seats.every((each) => each.left || isBot(each) || isSecondSeatOfSamePlayer(each)))
      close();
    onChange();
    // Nobody stays at a table because the database is away.
    await markLeft(name);
  }

  /** Who leaves concedes the game, unless the opponent is long gone [16.8]. */
  async #concede(seat: RoomSeat): Promise<void> {
    const { participants, end, now } = this.#parts;
    const { lostAt } = participants.opponentOf(seat.player);
    const isLongGone = lostAt !== null && now().getTime() - lostAt.getTime() >= LEAVE_FREELY_MS;
    if (isLongGone) return end(null, 'left');
    await this.#forfeit(seat, 'left');
  }

  /** A player has waited in vain for the opponent, and takes the game. */
  async claim(player: PlayerId): Promise<void> {
    const { participants, viewpoints } = this.#parts;
    const opponent = participants.opponentOf(player);
    viewpoints.notice('room.claimed', { player, opponent: opponent.player });
    await this.#forfeit(opponent, 'away');
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
