/**
 * A clock for each player. It runs while only that player is asked, and each turn of the player adds some time. A player
 * whose clock has run out loses [16.10].
 */
import type { PlayerId } from '@amberhall/engine/vocabulary';
import type { PersonalClock } from '@amberhall/protocol';

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;

export interface PersonalClocksParts extends PersonalClock {
  players: readonly PlayerId[];
  now: () => Date;
  /** Called once. */
  onTimeUp: (player: PlayerId) => void;
  /** Milliseconds that were left when the game was lost, in the order of `players`. */
  saved: readonly number[] | undefined;
  /** Called after each turn and after changes by hand. A lost game goes on with these times. */
  save: (leftMs: readonly number[]) => void;
}

/** The players who are asked, and the player whose turn it is. */
export interface Situation {
  waitingFor: readonly PlayerId[];
  activePlayer: PlayerId;
  turn: number;
}

export class PersonalClocks {
  readonly #parts: PersonalClocksParts;
  readonly #leftMs: Map<PlayerId, number>;
  /** The player who is asked, if only one is. */
  #asked: PlayerId | null = null;
  #activePlayer: PlayerId | null = null;
  /** The latest turn. Turns that are taken back and played again add time once. */
  #turn = 0;
  #runningSince: Date | null = null;
  #isStopped = false;
  #isOver = false;
  #timer: NodeJS.Timeout | null = null;

  constructor(parts: PersonalClocksParts) {
    this.#parts = parts;
    const { players, minutes, saved } = parts;
    this.#leftMs = new Map(players.map((player, seat) => [player, saved?.[seat] ?? minutes * MINUTE_MS]));
  }

  /** The time that a player has left: at `runningSince` if the clock runs. */
  viewOf(player: PlayerId): { leftMs: number; runningSince?: string } {
    const leftMs = this.#leftMs.get(player) ?? 0;
    if (this.#asked !== player || this.#runningSince === null) return { leftMs };
    return { leftMs, runningSince: this.#runningSince.toISOString() };
  }

  /** The setup is over, and these players are asked. A player whose turn has ended gets more time. */
  update({ waitingFor, activePlayer, turn }: Situation, at: Date): void {
    if (this.#isOver) return;
    const asked = waitingFor.length === 1 ? (waitingFor[0] ?? null) : null;
    const isNewTurn = turn > this.#turn;
    if (asked === this.#asked && !isNewTurn) return;
    this.#count(at);
    if (isNewTurn && this.#activePlayer !== null) {
      this.#add(this.#activePlayer, this.#parts.increment);
      this.#save();
    }
    this.#turn = Math.max(turn, this.#turn);
    this.#activePlayer = activePlayer;
    this.#asked = asked;
    this.#run(at);
  }

  /** Adds or removes seconds for both players. */
  modify(seconds: number): void {
    const at = this.#parts.now();
    this.#count(at);
    for (const player of this.#leftMs.keys()) this.#add(player, seconds);
    this.#save();
    this.#run(at);
  }

  stop(): void {
    this.#count(this.#parts.now());
    this.#isStopped = true;
    this.#save();
    this.#clearTimer();
  }

  resume(): void {
    this.#isStopped = false;
    this.#run(this.#parts.now());
  }

  /** The game is over: stops measuring. */
  end(): void {
    this.#count(this.#parts.now());
    this.#isOver = true;
    this.#clearTimer();
  }

  /** Takes the time since the last count from the clock that runs, and stops it. */
  #count(at: Date): void {
    if (this.#asked === null || this.#runningSince === null) return;
    this.#add(this.#asked, (this.#runningSince.getTime() - at.getTime()) / SECOND_MS);
    this.#runningSince = null;
  }

  #add(player: PlayerId, seconds: number): void {
    const leftMs = (this.#leftMs.get(player) ?? 0) + seconds * SECOND_MS;
    this.#leftMs.set(player, Math.max(0, leftMs));
  }

  #run(at: Date): void {
    this.#clearTimer();
    const player = this.#asked;
    if (player === null || this.#isStopped || this.#isOver) return;
    this.#runningSince = at;
    const dueAt = at.getTime() + (this.#leftMs.get(player) ?? 0);
    const leftMs = Math.max(0, dueAt - this.#parts.now().getTime());
    this.#timer = setTimeout(() => {
      this.end();
      this.#parts.onTimeUp(player);
    }, leftMs).unref();
  }

  #save(): void {
    this.#parts.save([...this.#leftMs.values()]);
  }

  #clearTimer(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
