/** Threads in which strong bots think and decks are tried, so that they never delay the games of other people. */
import type { AnalysisStep, Choice, LineOfPlay, TrialGame } from '@amberhall/bots';
import type { DeckList } from '@amberhall/cards/data';
import { Piscina } from 'piscina';
import type { Logger } from 'pino';

export interface ThinkingPoolOptions {
  /** The most threads. They start when a bot thinks, and end when none has for a while. */
  threads: number;
  logger: Logger;
  /** The time for one choice in milliseconds, with its wait for a thread. */
  timeLimitMs?: number;
  worker?: URL;
}

/** About a tenth of a second of processor time. */
const PLAYOUTS = 100;
/** Within this time a bot answers, however busy the threads are. */
const TIME_LIMIT_MS = 10_000;
/** Many times what a game of a trial or a step of an analysis takes, with its wait for a thread. */
const WORK_LIMIT_MS = 60_000;
const IDLE_MS = 60_000;
/** Choices that wait for a thread. Bots beyond them play like steady ones. */
const MAX_WAITING = 32;
/** In megabytes for each thread; the cards take about 100 of them. */
const MEMORY_LIMIT = 300;

export class ThinkingPool {
  readonly #pool: Piscina;
  readonly #logger: Logger;
  readonly #timeLimitMs: number;
  #choiceCount = 0;

  constructor({ threads, logger, timeLimitMs = TIME_LIMIT_MS, worker }: ThinkingPoolOptions) {
    this.#logger = logger;
    this.#timeLimitMs = timeLimitMs;
    this.#pool = new Piscina({
      filename: (worker ?? new URL('./thinking-worker.ts', import.meta.url)).href,
      name: 'think',
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: IDLE_MS,
      maxQueue: MAX_WAITING,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT },
    });
  }

  /** Choices of bots since the start, with those that were made without looking ahead. */
  get choiceCount(): number {
    return this.#choiceCount;
  }

  /** Choices and steps that wait for a thread. */
  get waitingCount(): number {
    return this.#pool.queueSize;
  }

  /**
   * Finds the best line of play. The more choices wait, the fewer lines are played out. Never rejects: a choice that is
   * too slow, fails or finds the pool full gets an empty line, and the bot decides without it.
   */
  async bestLine(choice: Omit<Choice, 'playouts'>): Promise<LineOfPlay> {
    const playouts = Math.ceil(PLAYOUTS / (1 + this.#pool.queueSize));
    // The pool ends the thread of a choice that is aborted, and starts another one.
    const signal = AbortSignal.timeout(this.#timeLimitMs);
    try {
      return (await this.#pool.run({ ...choice, playouts }, { signal })) as LineOfPlay;
    } catch (error) {
      this.#logger.warn({ err: error }, 'A bot decides without looking ahead');
      return [];
    } finally {
      this.#choiceCount += 1;
    }
  }

  /**
   * Plays one game of a trial. Never rejects: a game that is too slow or fails counts as a game without a winner.
   */
  async trialGame(game: { deck: DeckList; number: number }): Promise<TrialGame> {
    try {
      return (await this.#work('playGame', game)) as TrialGame;
    } catch (error) {
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
    return this.#pool.run(input, { name, signal: AbortSignal.timeout(WORK_LIMIT_MS) });
  }

  async stop(): Promise<void> {
    await this.#pool.destroy();
  }
}
