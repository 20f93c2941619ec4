/**
 * Detects idle players who are asked: after a while the opponent may end their turn [16.8], and later claim the
 * game.
 */
import type { PlayerId } from '@amberhall/engine/vocabulary';

/** A player who is asked counts as idle after this time without activity. */
export const IDLE_MS = 5 * 60_000;

export interface IdleTimerParts {
  onAway: (player: PlayerId) => void;
  /** An idle player has not returned for the same time again. */
  onGone: (player: PlayerId) => void;
}

export class IdleTimer {
  readonly #parts: IdleTimerParts;
  readonly #away = new Set<PlayerId>();
  readonly #longAway = new Set<PlayerId>();
  /** Until idle players count as absent. */
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

  /** Only this player is asked, and is idle. */
  canBePassed(player: PlayerId): boolean {
    return this.#away.has(player) && this.#waitedFor.length === 1 && this.#waitedFor[0] === player;
  }

  /** Records activity. @returns whether the player had been idle */
  noteActive(player: PlayerId): boolean {
    const wasAway = this.#away.delete(player);
    this.#longAway.delete(player);
    clearTimeout(this.#absenceTimers.get(player));
    if (this.#waitedFor.includes(player)) this.#restartTimer();
    return wasAway;
  }

  /** The game has changed: these players have an open prompt. */
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
