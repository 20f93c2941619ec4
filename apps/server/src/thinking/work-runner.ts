/** Does the work of a queue, one row at a time in each process. */
import type { Logger } from 'pino';
import type { WorkQueue, WorkRow } from './work-queue.ts';

/** What a row asks for. */
export interface Work<Piece> {
  pieces: number;
  /** Does one piece, counted from 0. */
  piece: (number: number) => Promise<Piece>;
}

export interface WorkRunnerParts<Piece, Row extends WorkRow<Piece>> {
  queue: Pick<WorkQueue<Piece, Row>, 'claim' | 'save' | 'release'>;
  /** Prepares claimed work; `null` if it cannot be done. */
  begin: (row: Row) => Promise<Work<Piece> | null>;
  /** Takes work out of the queue. */
  cancel: (row: Row) => Promise<void>;
  /** Stores the result of all pieces and takes the work out of the queue. */
  finish: (row: Row, done: Piece[], at: Date) => Promise<unknown>;
  /** For the log. */
  failure: string;
  /** A process that stores nothing for this long has died, and another one goes on with its work. */
  heldMs: number;
  /** Of this process, unique among all. */
  name: string;
  version: string;
  now: () => Date;
  logger: Logger;
}

const INTERVAL_MS = 1000;
/** So often are the finished pieces stored and cancellations noticed. */
const SAVE_INTERVAL_MS = 1000;

export class WorkRunner<Piece, Row extends WorkRow<Piece>> {
  readonly #parts: WorkRunnerParts<Piece, Row>;
  readonly #timer: NodeJS.Timeout;
  /** The current pass: one at a time. */
  #pass: Promise<void> | null = null;
  #isStopped = false;

  constructor(parts: WorkRunnerParts<Piece, Row>) {
    this.#parts = parts;
    this.#timer = setInterval(() => void this.run(), INTERVAL_MS).unref();
  }

  /** Resolves once the piece that is being done has ended. Another process goes on with the work. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    await this.#pass;
  }

  /** Does the next work of the queue, if there is any. Never rejects. */
  run(): Promise<void> {
    const { logger, failure } = this.#parts;
    this.#pass ??= this.#doNext()
      .catch((error: unknown) => logger.error({ err: error }, failure))
      .finally(() => {
        this.#pass = null;
      });
    return this.#pass;
  }

  async #doNext(): Promise<void> {
    const { queue, begin, cancel, name, version, now } = this.#parts;
    const row = await queue.claim(name, version, now(), this.#heldUntil());
    if (row === undefined) return;
    const work = await begin(row);
    if (work === null) await cancel(row);
    else await this.#do(row, work);
  }

  async #do(row: Row, { pieces, piece }: Work<Piece>): Promise<void> {
    const { queue, finish, now } = this.#parts;
    const done = [...row.done];
    let savedAt = now().getTime();
    while (done.length < pieces) {
      if (this.#isStopped) return queue.release(row);
      done.push(await piece(done.length));
      if (now().getTime() - savedAt < SAVE_INTERVAL_MS) continue;
      savedAt = now().getTime();
      if (!(await queue.save(row, done, this.#heldUntil()))) return;
    }
    await finish(row, done, now());
  }

  #heldUntil(): Date {
    return new Date(this.#parts.now().getTime() + this.#parts.heldMs);
  }
}
