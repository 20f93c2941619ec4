/** Threads in which strong bots think and decks are tried, so that they never delay the games of other people. */
import type { AnalysisStep, Choice, LineOfPlay, TrialGame, TrialNumber } from '@amberhall/bots';
import type { Logger } from 'pino';
import { ThreadQueue } from './thread-queue.ts';
import type { OnPlace, ThreadRequest } from './thread-queue.ts';
import { ThreadStartError, WorkThread } from './work-thread.ts';

export interface ThinkingPoolOptions {
  /** The most threads. They start when a bot thinks, and end when none has for a while. */
  threads: number;
  logger: Logger;
  /** The time for one choice in milliseconds, with its wait for a thread. */
  timeLimitMs?: number;
  worker?: URL;
}

export const THINKING_WORKER = new URL('./thinking-worker.ts', import.meta.url);

/** About a tenth of a second of processor time. */
const PLAYOUTS = 100;
/** Within this time a bot answers, however busy the threads are. */
const TIME_LIMIT_MS = 10_000;
/** Many times what a game of a trial or a step of an analysis takes, with its wait for a thread. */
const WORK_LIMIT_MS = 60_000;
/** Choices that wait for a thread. Bots beyond them play like steady ones. */
const MAX_WAITING = 32;

export interface ThinkingOptions {
  /** Ends the choice at once, while it waits and while a thread works on it. */
  signal?: AbortSignal;
  onPlace?: OnPlace;
}

export class ThinkingPool {
  readonly #threads: readonly WorkThread[];
  readonly #queue: ThreadQueue<WorkThread>;
  readonly #logger: Logger;
  readonly #timeLimitMs: number;
  #choiceCount = 0;

  constructor({
    threads,
    logger,
    timeLimitMs = TIME_LIMIT_MS,
    worker = THINKING_WORKER,
  }: ThinkingPoolOptions) {
    this.#logger = logger;
    this.#timeLimitMs = timeLimitMs;
    this.#threads = Array.from({ length: threads }, () => new WorkThread(worker, logger));
    this.#queue = new ThreadQueue(this.#threads);
  }

  /** Choices of bots since the start, with those that were made without looking ahead. */
  get choiceCount(): number {
    return this.#choiceCount;
  }

  /** Choices and steps that wait for a thread. */
  get waitingCount(): number {
    return this.#queue.waitingCount;
  }

  /**
   * Finds the best line of play. The more choices wait, the fewer lines are played out. Never rejects: a choice that is
   * too slow, fails, is cancelled, finds the queue full or gets a thread that cannot start has an empty line, and the bot
   * decides without it.
   */
  async bestLine(choice: Omit<Choice, 'playouts'>, options: ThinkingOptions = {}): Promise<LineOfPlay> {
    const { signal = new AbortController().signal } = options;
    try {
      return await untilAborted(signal, this.#think(choice, { ...options, signal }));
    } catch (error) {
      if (!signal.aborted) this.#logger.warn({ err: error }, 'A bot decides without looking ahead');
      return [];
    } finally {
      this.#choiceCount += 1;
    }
  }

  async #think(
    choice: Omit<Choice, 'playouts'>,
    { signal, onPlace }: ThinkingOptions & { signal: AbortSignal },
  ): Promise<LineOfPlay> {
    if (this.#queue.choiceCount >= MAX_WAITING) throw new Error('Too many choices of bots wait for a thread');
    const limit = AbortSignal.timeout(this.#timeLimitMs);
    const input = () => ({ ...choice, playouts: Math.ceil(PLAYOUTS / (1 + this.#queue.choiceCount)) });
    // A cancelled choice keeps its thread to the end, which is near. A new thread would have to load the cards.
    const request: ThreadRequest = { kind: 'choice', signals: [limit, signal], onPlace };
    return (await this.#onThread(request, 'think', input, limit)) as LineOfPlay;
  }

  /**
   * Plays one game of a trial. A game that is too slow or fails counts as a game without a winner.
   *
   * @throws ThreadStartError if its thread cannot start
   */
  async trialGame(game: TrialNumber): Promise<TrialGame> {
    try {
      return (await this.#work('playGame', game)) as TrialGame;
    } catch (error) {
      if (error instanceof ThreadStartError) throw error;
      this.#logger.warn(
        { err: error, deck: game.deck.name, number: game.number },
        'Could not play a game of a trial',
      );
      return { number: game.number, result: 'none', keys: 0, turns: [], cards: [] };
    }
  }

  /** Carries out a step of an analysis. @throws if it is too slow or fails */
  analysisStep(step: AnalysisStep): Promise<unknown> {
    return this.#work('analyse', step);
  }

  /** Runs a function of the worker that nobody waits for at a table. */
  #work(name: string, input: unknown): Promise<unknown> {
    const limit = AbortSignal.timeout(WORK_LIMIT_MS);
    return this.#onThread({ kind: 'work', signals: [limit] }, name, () => input, limit);
  }

  /** Runs a function of the worker once a thread is free, and ends it at `limit`. */
  async #onThread(
    request: ThreadRequest,
    name: string,
    input: () => unknown,
    limit: AbortSignal,
  ): Promise<unknown> {
    const { thread, release } = await this.#queue.take(request);
    try {
      return await thread.run(name, input(), limit);
    } finally {
      release();
    }
  }

  async stop(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.stop()));
  }
}

/** @returns the result; rejects with the reason of the signal if that comes first */
function untilAborted<T>(signal: AbortSignal, result: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason as Error);
  signal.addEventListener('abort', abort, { once: true });
  if (signal.aborted) abort();
  return Promise.race([promise, result]).finally(() => signal.removeEventListener('abort', abort));
}
