/** Who is waited for and does nothing: after a while the opponent may end their turn [16.8], later take the game. */
import type { PlayerId } from '@amberhall/engine/vocabulary';

/** Without a sign from somebody who is waited for, they count as away. */
export const IDLE_MS = 5 * 60_000;

export interface IdleTimerParts {
  onAway: (player: PlayerId) => void;
  /** Somebody who is away has not come back for as long again. */
  onGone: (player: PlayerId) => void;
}

export class IdleTimer {
  readonly #parts: IdleTimerParts;
  readonly #away = new Set<PlayerId>();
  readonly #longAway = new Set<PlayerId>();
  /** Until those who are away are gone. */
  readonly #absenceTimers = new Map<PlayerId, NodeJS.Timeout>();
  #waitedFor: readonly PlayerId[] = [];
  #timer: NodeJS.Timeout | null = null;

  constructor(parts: IdleTimerParts) {
    this.#parts = parts;
  }

  isAway(player: PlayerId): boolean {
    return this.#away.has(player);
  }

  isGone(player: PlayerId): boolean {
    return this.#longAway.has(player);
  }

  /** The player is waited for alone, and away. */
  canBePassed(player: PlayerId): boolean {
    return this.#away.has(player) && this.#waitedFor.length === 1 && this.#waitedFor[0] === player;
  }

  /** A sign of life. @returns whether the player had been away */
  noteActive(player: PlayerId): boolean {
    const wasAway = this.#away.delete(player);
    this.#longAway.delete(player);
    clearTimeout(this.#absenceTimers.get(player));
    if (this.#waitedFor.includes(player)) this.#restartTimer();
    return wasAway;
  }

  /** Something happened: these players have a question to answer. */
  waitFor(players: readonly PlayerId[]): void {
    if (players.join() === this.#waitedFor.join()) return;
    this.#waitedFor = players;
    this.#restartTimer();
  }

  end(): void {
    this.#waitedFor = [];
    for (const timer of this.#absenceTimers.values()) clearTimeout(timer);
    this.#restartTimer();
  }

  #restartTimer(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const [only] = this.#waitedFor;
    if (only === undefined || this.#waitedFor.length > 1 || this.#away.has(only)) return;
    this.#timer = setTimeout(() => {
      this.#away.add(only);
      this.#watchAbsence(only);
      this.#parts.onAway(only);
    }, IDLE_MS).unref();
  }

  #watchAbsence(player: PlayerId): void {
    const timer = setTimeout(() => {
      this.#longAway.add(player);
      this.#parts.onGone(player);
    }, IDLE_MS).unref();
    this.#absenceTimers.set(player, timer);
  }
}
