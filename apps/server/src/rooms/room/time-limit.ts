/**
 * The clock of a game with a time limit. It starts at the end of the setup, and reports once when time is up
 * [16.5].
 */

import type { TrackedClock } from '../../tournaments/round-clocks.ts';

const MINUTE_MS = 60_000;
/** The maximum delay of a timer. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Both are ISO 8601. */
export interface StoredLimit {
  startedAt: string | null;
  /** `null` while it runs. */
  stoppedAt: string | null;
}

export interface TimeLimitParts {
  minutes: number;
  now: () => Date;
  /** Called once. */
  onTimeUp: () => void;
  /** Its state when the program stopped. */
  saved?: StoredLimit | null;
  /** Called whenever its state changes, unless it is a round clock. */
  save?: (clock: StoredLimit) => void;
}

export class TimeLimit {
  readonly #parts: TimeLimitParts;
  #minutes: number;
  /** The setup is over: time can be up from now on. */
  #isRunning = false;
  /** It is the clock of a round. */
  #isShared = false;
  #startedAt: Date | null = null;
  #stoppedAt: Date | null = null;
  #timer: NodeJS.Timeout | null = null;
  #isUp = false;

  constructor(parts: TimeLimitParts) {
    this.#parts = parts;
    this.#minutes = parts.minutes;
    const { startedAt = null, stoppedAt = null } = parts.saved ?? {};
    this.#startedAt = startedAt === null ? null : new Date(startedAt);
    this.#stoppedAt = stoppedAt === null ? null : new Date(stoppedAt);
  }

  get isShared(): boolean {
    return this.#isShared;
  }

  get view(): { minutes: number; startedAt: string | null; stoppedAt?: string } {
    return {
      minutes: this.#minutes,
      startedAt: this.#startedAt?.toISOString() ?? null,
      ...(this.#stoppedAt && { stoppedAt: this.#stoppedAt.toISOString() }),
    };
  }

  /** Starts the clock, unless it has started. A round clock is already running. */
  start(at: Date): void {
    if (this.#isRunning) return;
    this.#isRunning = true;
    if (this.#startedAt === null) {
      this.#startedAt = at;
      this.#save();
    }
    this.#restartTimer();
  }

  /** Follows another clock: that of a round, which applies to all its games. */
  follow({ minutes, startedAt, stoppedAt }: TrackedClock): void {
    this.#isShared = true;
    this.#minutes = minutes;
    this.#startedAt = startedAt;
    this.#stoppedAt = stoppedAt;
    this.#restartTimer();
  }

  /** Adds or removes seconds. */
  modify(seconds: number): void {
    if (this.#startedAt === null) return;
    this.#startedAt = new Date(this.#startedAt.getTime() + seconds * 1000);
    this.#save();
    this.#restartTimer();
  }

  stop(): void {
    if (this.#startedAt === null || this.#stoppedAt !== null) return;
    this.#stoppedAt = this.#parts.now();
    this.#save();
    this.#clearTimer();
  }

  resume(): void {
    if (this.#startedAt === null || this.#stoppedAt === null) return;
    const pauseMs = this.#parts.now().getTime() - this.#stoppedAt.getTime();
    this.#stoppedAt = null;
    this.modify(pauseMs / 1000);
  }

  /** The game is over: stops measuring. */
  end(): void {
    this.#isUp = true;
    this.#clearTimer();
  }

  #save(): void {
    if (this.#isShared || this.#startedAt === null) return;
    this.#parts.save?.({
      startedAt: this.#startedAt.toISOString(),
      stoppedAt: this.#stoppedAt?.toISOString() ?? null,
    });
  }

  #restartTimer(): void {
    this.#clearTimer();
    if (this.#isUp || !this.#isRunning || this.#startedAt === null || this.#stoppedAt !== null) return;
    const dueAt = this.#startedAt.getTime() + this.#minutes * MINUTE_MS;
    const leftMs = Math.max(0, dueAt - this.#parts.now().getTime());
    if (leftMs > MAX_TIMER_MS) {
      this.#timer = setTimeout(() => this.#restartTimer(), MAX_TIMER_MS).unref();
      return;
    }
    this.#timer = setTimeout(() => {
      this.#isUp = true;
      this.#parts.onTimeUp();
    }, leftMs).unref();
  }

  #clearTimer(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
