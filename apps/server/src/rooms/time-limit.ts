/** The clock of a game with a time limit: it runs from the end of the setup, and says once when time is up [16.5]. */

const MINUTE_MS = 60_000;

export interface TimeLimitParts {
  minutes: number;
  now: () => Date;
  /** Called once. */
  onTimeUp: () => void;
}

export class TimeLimit {
  readonly #parts: TimeLimitParts;
  #startedAt: Date | null = null;
  #stoppedAt: Date | null = null;
  #timer: NodeJS.Timeout | null = null;
  #isUp = false;

  constructor(parts: TimeLimitParts) {
    this.#parts = parts;
  }

  get view(): { minutes: number; startedAt: string | null; stoppedAt?: string } {
    return {
      minutes: this.#parts.minutes,
      startedAt: this.#startedAt?.toISOString() ?? null,
      ...(this.#stoppedAt && { stoppedAt: this.#stoppedAt.toISOString() }),
    };
  }

  /** Starts the clock, unless it has been started before. */
  start(at: Date): void {
    if (this.#startedAt !== null) return;
    this.#startedAt = at;
    this.#wait();
  }

  /** The players get so many seconds more, or fewer. */
  modify(seconds: number): void {
    if (this.#startedAt === null) return;
    this.#startedAt = new Date(this.#startedAt.getTime() + seconds * 1000);
    this.#wait();
  }

  stop(): void {
    if (this.#startedAt === null || this.#stoppedAt !== null) return;
    this.#stoppedAt = this.#parts.now();
    this.#clear();
  }

  goOn(): void {
    if (this.#startedAt === null || this.#stoppedAt === null) return;
    const pauseMs = this.#parts.now().getTime() - this.#stoppedAt.getTime();
    this.#stoppedAt = null;
    this.modify(pauseMs / 1000);
  }

  /** The game is over: nothing is measured any more. */
  end(): void {
    this.#isUp = true;
    this.#clear();
  }

  #wait(): void {
    this.#clear();
    if (this.#isUp || this.#startedAt === null || this.#stoppedAt !== null) return;
    const dueAt = this.#startedAt.getTime() + this.#parts.minutes * MINUTE_MS;
    const leftMs = Math.max(0, dueAt - this.#parts.now().getTime());
    this.#timer = setTimeout(() => {
      this.#isUp = true;
      this.#parts.onTimeUp();
    }, leftMs).unref();
  }

  #clear(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
