/** How people leave a game, and how players lose one that is not over: by leaving it, or by staying away from it. */
import type { PlayerId, WinReason } from '@amberhall/engine/vocabulary';
import { LEAVE_FREELY_MS } from '@amberhall/protocol';
import type { Ending } from './game-ending.ts';
import type { RoomReport } from '../journal/node-types.ts';
import type { People } from './participants.ts';
import type { Playing } from './game-runner.ts';
import { isBot, isSecondSeatOfSamePlayer } from '../feed/seat.ts';
import type { RoomSeat } from '../feed/seat.ts';
import type { Viewpoints } from '../feed/viewpoints.ts';

export interface GivingUpParts {
  setup: { id: string };
  people: People;
  playing: Playing;
  viewpoints: Viewpoints;
  ending: Ending;
  end: (winner: PlayerId | null, reason: WinReason) => Promise<void>;
  /** Nobody is left who would come back. */
  close: () => void;
  onChange: () => void;
  tell: (news: RoomReport) => void;
  markLeft: (name: string) => Promise<void>;
  now: () => Date;
}

export class GivingUp {
  readonly #parts: GivingUpParts;

  constructor(parts: GivingUpParts) {
    this.#parts = parts;
  }

  /** Somebody leaves for good. */
  async leave(name: string): Promise<void> {
    const { people, ending, onChange } = this.#parts;
    const seat = people.seatOf(name);
    if (seat === undefined) {
      people.stopWatching(name);
      return onChange();
    }
    // Who leaves one side leaves the other with it.
    if (isSecondSeatOfSamePlayer(seat)) return this.leave(people.opponentOf(name).player);
    if (ending.result === null) await this.#concede(seat);
    // Meanwhile they may have left over another connection.
    if (!seat.left) await this.#vacate(seat);
  }

  async #vacate(seat: RoomSeat): Promise<void> {
    const { setup, people, ending, viewpoints, tell, close, onChange, markLeft } = this.#parts;
    const name = seat.player;
    seat.left = true;
    ending.reset();
    people.dismiss(seat, 'left');
    viewpoints.notice('room.left', { player: name });
    tell({ type: 'left', gameId: setup.id, name });
    if (people.seats.every((each) => each.left || isBot(each) || isSecondSeatOfSamePlayer(each))) close();
    onChange();
    // Nobody stays at a table because the database is away.
    await markLeft(name);
  }

  /** Who leaves concedes the game, unless the opponent is long gone [16.8]. */
  async #concede(seat: RoomSeat): Promise<void> {
    const { people, end, now } = this.#parts;
    const { lostAt } = people.opponentOf(seat.player);
    const isLongGone = lostAt !== null && now().getTime() - lostAt.getTime() >= LEAVE_FREELY_MS;
    if (isLongGone) return end(null, 'left');
    await this.#lose(seat, 'left');
  }

  /** A player has waited in vain for the opponent, and takes the game. */
  async claim(player: PlayerId): Promise<void> {
    const { people, viewpoints } = this.#parts;
    const opponent = people.opponentOf(player);
    viewpoints.notice('room.claimed', { player, opponent: opponent.player });
    await this.#lose(opponent, 'away');
  }

  async #lose({ player }: RoomSeat, reason: WinReason): Promise<void> {
    const { people, playing, viewpoints, end, now } = this.#parts;
    const winner = people.opponentOf(player).player;
    const decided = playing.decide(player, { kind: 'concede' }, undefined);
    if (!decided.ok) return end(winner, reason);
    const kept = playing.keepNew();
    viewpoints.log(playing.play, now());
    await Promise.all([kept, end(winner, reason)]);
  }
}
