/**
 * Detects idle players who are asked: after a minute everybody is told, after a while the opponent may end their turn
 * [16.8], and later claim the game.
 */
import type { PlayerId } from '@amberhall/engine/vocabulary';
import { CLAIM_AFTER, IDLE_MINUTES } from '@amberhall/protocol';
import type { GameType } from '@amberhall/protocol';

/** After this time without activity, a player who is asked is reminded, and the opponent is told. */
export const REMINDER_MS = 60_000;
export const MINUTE_MS = 60_000;

/** A player who is asked counts as idle after this time without activity. */
export const idleMsOf = (gameType: GameType): number => IDLE_MINUTES[gameType] * MINUTE_MS;

export interface IdleTimerParts {
  /** After this time without activity, a player who is asked counts as idle. */
  idleMs: number;
  /** The only player who is asked has done nothing for a minute. */
  onReminder: (player: PlayerId) => void;
  onAway: (player: PlayerId) => void;
  /** An idle player has not returned for the same time again. */
  onGone: (player: PlayerId) => void;
  now: () => Date;
}

/** How long a player has done nothing. */
type Stage = 'reminded' | 'away' | 'gone';

interface Idleness {
  stage: Stage;
  since: Date;
}

export class IdleTimer {
  readonly #parts: IdleTimerParts;
  /** Players who have been reminded and have not returned. */
  readonly #idle = new Map<PlayerId, Idleness>();
  /** Until idle players count as gone. */
  readonly #absenceTimers = new Map<PlayerId, NodeJS.Timeout>();
  #waitedFor: readonly PlayerId[] = [];
  /** The last activity while a player is watched. */
  #activeAt: Date;
  /** Until the watched player is reminded. Activity starts it again, which is cheaper than another timer. */
  #reminderTimer: NodeJS.Timeout | null = null;
  /** Until the reminded player counts as idle. */
  #awayTimer: NodeJS.Timeout | null = null;

  constructor(parts: IdleTimerParts) {
    this.#parts = parts;
    this.#activeAt = parts.now();
  }

  isAway(player: PlayerId): boolean {
    const stage = this.#idle.get(player)?.stage;
    return stage === 'away' || stage === 'gone';
  }

  isGone(player: PlayerId): boolean {
    return this.#idle.get(player)?.stage === 'gone';
  }

  /** The only player who is asked, if they have been reminded, and the time of their last activity. */
  get waiting(): { player: PlayerId; since: Date } | null {
    const player = this.#onlyAsked;
    const idle = player === undefined ? undefined : this.#idle.get(player);
    return player === undefined || idle === undefined ? null : { player, since: idle.since };
  }

  /** Only this player is asked, and is idle. */
  canBePassed(player: PlayerId): boolean {
    return this.isAway(player) && this.#onlyAsked === player;
  }

  /** Records activity. @returns what the player had become, if they had been reminded */
  noteActive(player: PlayerId): Stage | undefined {
    const stage = this.#idle.get(player)?.stage;
    this.#idle.delete(player);
    clearTimeout(this.#absenceTimers.get(player));
    if (this.#waitedFor.includes(player)) this.#restartTimer();
    return stage;
  }

  /** The game has changed: these players have an open prompt. */
  waitFor(players: readonly PlayerId[]): void {
    if (players.join() === this.#waitedFor.join()) return;
    for (const player of this.#waitedFor) {
      if (!this.isAway(player)) this.#idle.delete(player);
    }
    this.#waitedFor = players;
    this.#restartTimer();
  }

  end(): void {
    this.#waitedFor = [];
    for (const timer of this.#absenceTimers.values()) clearTimeout(timer);
    this.#restartTimer();
  }

  #restartTimer(): void {
    if (this.#awayTimer !== null) clearTimeout(this.#awayTimer);
    this.#awayTimer = null;
    const only = this.#onlyAsked;
    if (only === undefined || this.isAway(only)) {
      if (this.#reminderTimer !== null) clearTimeout(this.#reminderTimer);
      this.#reminderTimer = null;
      return;
    }
    this.#activeAt = this.#parts.now();
    if (this.#reminderTimer !== null) this.#reminderTimer.refresh();
    else this.#reminderTimer = setTimeout(() => this.#remind(), REMINDER_MS).unref();
  }

  #remind(): void {
    this.#reminderTimer = null;
    const player = this.#onlyAsked;
    if (player === undefined) return;
    const since = this.#activeAt;
    this.#idle.set(player, { stage: 'reminded', since });
    this.#awayTimer = setTimeout(() => {
      this.#idle.set(player, { stage: 'away', since });
      this.#watchAbsence(player, since);
      this.#parts.onAway(player);
    }, this.#parts.idleMs - REMINDER_MS).unref();
    this.#parts.onReminder(player);
  }

  get #onlyAsked(): PlayerId | undefined {
    return this.#waitedFor.length === 1 ? this.#waitedFor[0] : undefined;
  }

  #watchAbsence(player: PlayerId, since: Date): void {
    const timer = setTimeout(
      () => {
        this.#idle.set(player, { stage: 'gone', since });
        this.#parts.onGone(player);
      },
      (CLAIM_AFTER - 1) * this.#parts.idleMs,
    ).unref();
    this.#absenceTimers.set(player, timer);
  }
}
