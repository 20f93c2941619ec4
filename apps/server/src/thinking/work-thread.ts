/** One thread for work. It starts when it gets work, and ends when it has had none for a while. */
import { Piscina } from 'piscina';
import type { Logger } from 'pino';

/** The thread could not start, so the work has not begun. */
export class ThreadStartError extends Error {}

const IDLE_MS = 60_000;
/** In megabytes; the cards take about 100 of them. */
const MEMORY_LIMIT = 300;

export class WorkThread {
  readonly #pool: Piscina;
  #isStarted = false;
  /** Aborts when the thread that is starting ends before it can work. */
  #start = new AbortController();

  constructor(file: URL, logger: Logger) {
    this.#pool = new Piscina({
      filename: file.href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT },
    });
    this.#pool.on('error', (error) => logger.error({ err: error }, 'A thread of bots died'));
    this.#pool.on('workerCreate', () => (this.#isStarted = true));
    this.#pool.on('workerDestroy', () => {
      // The pool would keep the work until the next start.
      if (!this.#isStarted) this.#start.abort();
      this.#isStarted = false;
    });
  }

  /**
   * Runs a function of the file. The thread ends at `limit`, and the next work starts another one.
   *
   * @throws ThreadStartError if the thread cannot start
   */
  async run(name: string, input: unknown, limit: AbortSignal): Promise<unknown> {
    this.#start = new AbortController();
    const { signal: isLost } = this.#start;
    try {
      return await this.#pool.run(input, { name, signal: AbortSignal.any([limit, isLost]) });
    } catch (error) {
      throw isLost.aborted ? new ThreadStartError('A thread of bots cannot start', { cause: error }) : error;
    }
  }

  async stop(): Promise<void> {
    await this.#pool.destroy();
  }
}
