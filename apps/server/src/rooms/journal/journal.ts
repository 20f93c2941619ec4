/** Writes the decisions of all games of this node in batches. */
import type pg from 'pg';
import type { Logger } from 'pino';
import type { RecordedDecision } from '@amberhall/engine';
import { isPermanentRejection } from '../../database/violations.ts';

export interface JournalEntry {
  gameId: string;
  /** The claim under which this node plays the game. A later claim invalidates it. */
  fence: number;
  /** From 0, without gaps. */
  number: number;
  player: string;
  decision: RecordedDecision;
  decidedAt: Date;
  /** Of the position after it; `null` where the next decision followed at once. */
  fingerprint: number | null;
}

/** Another node has claimed the game: events here do not count any more. */
export class GameTakenOver extends Error {
  override name = 'GameTakenOver';
}

/** The database rejects the decision permanently: neither it nor later ones are stored. */
export class DecisionNotStored extends Error {
  override name = 'DecisionNotStored';
}

interface QueuedEntry {
  entry: JournalEntry;
  resolve: () => void;
  reject: (error: unknown) => void;
}

export class Journal {
  readonly #pool: pg.Pool;
  readonly #intervalMs: number;
  readonly #logger: Logger;
  #queue: QueuedEntry[] = [];
  /** The batch that is being written. */
  #batch: readonly QueuedEntry[] = [];
  /** Games with a refused decision: a journal with a gap is useless. */
  readonly #broken = new Set<string>();
  #timer: NodeJS.Timeout | null = null;
  #writing: Promise<void> | null = null;
  #isClosing = false;

  constructor(pool: pg.Pool, intervalMs: number, logger: Logger) {
    this.#pool = pool;
    this.#intervalMs = intervalMs;
    this.#logger = logger;
  }

  /**
   * Stores a decision.
   *
   * @returns when it is durable
   * @throws {GameTakenOver} when this node no longer has the game
   * @throws {DecisionNotStored} when no attempt can store it
   */
  append(entry: JournalEntry): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#queue.push({ entry, resolve, reject });
    this.#flushIn(this.#intervalMs);
    return promise;
  }

  /** When the oldest decision was taken that is not durable yet; `null` if there is none. */
  get oldestUnwritten(): Date | null {
    return (this.#batch[0] ?? this.#queue[0])?.entry.decidedAt ?? null;
  }

  /** Writes the queue. What cannot be written at once is lost, as in a crash. */
  async close(): Promise<void> {
    this.#isClosing = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#writing;
    await this.#flush();
  }

  async #flush(): Promise<void> {
    // One batch at a time: later entries make the next one, so that their order is kept.
    if (this.#writing !== null || this.#queue.length === 0) return;
    const batch = this.#queue;
    this.#queue = [];
    this.#writing = this.#write(batch);
    await this.#writing;
    this.#writing = null;
  }

  #flushIn(ms: number): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      void this.#flush().then(() => {
        if (this.#queue.length > 0 && !this.#isClosing) this.#flushIn(0);
      });
    }, ms);
  }

  async #write(batch: QueuedEntry[]): Promise<void> {
    this.#batch = batch;
    const left = await this.#store(batch);
    this.#batch = [];
    if (left.length === 0) return;
    this.#queue = [...left, ...this.#queue];
    this.#flushIn(RETRY_MS);
  }

  /** @returns the entries to retry */
  async #store(batch: QueuedEntry[]): Promise<QueuedEntry[]> {
    const whole = batch.filter(({ entry }) => !this.#broken.has(claimKeyOf(entry)));
    for (const { entry, reject } of batch) if (this.#broken.has(claimKeyOf(entry))) reject(notStored(entry));
    if (whole.length === 0) return [];
    try {
      const lost = await this.#insert(whole.map(({ entry }) => entry));
      for (const { entry, resolve, reject } of whole) {
        if (!lost.has(entryKeyOf(entry.gameId, entry.number))) resolve();
        else reject(new GameTakenOver(`Game ${entry.gameId} is played elsewhere`));
      }
      return [];
    } catch (error) {
      return isPermanentRejection(error) ? this.#storeOneByOne(whole, error) : this.#retryLater(whole, error);
    }
  }

  /** Splits a rejected batch to find the invalid entry, so that only its game stops. */
  async #storeOneByOne(batch: QueuedEntry[], error: unknown): Promise<QueuedEntry[]> {
    const [only, ...more] = batch;
    if (only !== undefined && more.length === 0) {
      const { gameId, number } = only.entry;
      this.#logger.error({ err: error, gameId, number }, 'Could not store a decision');
      this.#broken.add(claimKeyOf(only.entry));
      only.reject(notStored(only.entry, error));
      return [];
    }
    for (const [index, one] of batch.entries()) {
      const left = await this.#store([one]);
      // In order: nothing is stored before earlier decisions.
      if (left.length > 0) return batch.slice(index);
    }
    return [];
  }

  #retryLater(batch: QueuedEntry[], error: unknown): QueuedEntry[] {
    this.#logger.error({ err: error, decisions: batch.length }, 'Could not write the journal');
    if (!this.#isClosing) return batch;
    for (const { reject } of batch) reject(error);
    return [];
  }

  /** @returns the entries that were not stored because this node no longer has the game */
  async #insert(entries: JournalEntry[]): Promise<ReadonlySet<string>> {
    const rows = entries.map(({ gameId, fence, number, player, decision, decidedAt, fingerprint }) => ({
      game_id: gameId,
      fence,
      number,
      player,
      decision,
      // As a number, because writing a date as text takes longer than the rest of the row.
      decided_ms: decidedAt.getTime(),
      fingerprint,
    }));
    const { rows: lost } = await this.#pool.query<[gameId: string, number: number]>({
      text: INSERT,
      values: [JSON.stringify(rows)],
      rowMode: 'array',
    });
    return new Set(lost.map(([gameId, number]) => entryKeyOf(gameId, number)));
  }
}

/**
 * A claim waits for the shared lock, so the claimer then reads everything that was stored before. An existing row
 * is ours: the answer to an earlier attempt was lost.
 */
const INSERT = `
  with row as (
    select * from jsonb_to_recordset($1::jsonb) as row(
      game_id uuid, fence integer, number integer, player text, decision jsonb, decided_ms double precision,
      fingerprint bigint
    )
  ), owned as (
    select row.* from row join games on games.id = row.game_id and games.fence = row.fence for share of games
  ), written as (
    insert into game_decisions (game_id, number, player, decision, decided_at, fingerprint)
    select game_id, number, player, decision, to_timestamp(decided_ms / 1000), fingerprint from owned
    on conflict do nothing
  )
  select game_id, number from row except select game_id, number from owned`;

/** Milliseconds until a failed batch is retried. */
const RETRY_MS = 500;

function notStored({ gameId, number }: JournalEntry, cause?: unknown): DecisionNotStored {
  return new DecisionNotStored(`Decision ${number} of game ${gameId} cannot be kept`, { cause });
}

/** Resumed under another claim, a game is complete again. */
function claimKeyOf({ gameId, fence }: JournalEntry): string {
  return `${gameId}/${fence}`;
}

function entryKeyOf(gameId: string, number: number): string {
  return `${gameId}/${number}`;
}
