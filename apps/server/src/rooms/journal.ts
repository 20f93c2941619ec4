/** Writes the decisions of all games of this node, many at a time. */
import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { RecordedDecision } from '@amberhall/engine';
import type { Database } from '../database/database.ts';

export interface JournalEntry {
  gameId: string;
  /** The claim under which this node plays the game: a later claim makes ours worthless. */
  fence: number;
  /** From 0, without gaps. */
  number: number;
  player: string;
  decision: RecordedDecision;
  decidedAt: Date;
  /** Of the position after it; `null` where the next decision was made at once. */
  fingerprint: number | null;
}

/** Another node has taken the game over: what happens here does not count any more. */
export class GameTakenOver extends Error {
  override name = 'GameTakenOver';
}

interface Waiting {
  entry: JournalEntry;
  resolve: () => void;
  reject: (error: unknown) => void;
}

export class Journal {
  readonly #database: Database;
  readonly #intervalMs: number;
  readonly #logger: Logger;
  #waiting: Waiting[] = [];
  #timer: NodeJS.Timeout | null = null;
  #writing: Promise<void> | null = null;
  #isClosing = false;

  constructor(database: Database, intervalMs: number, logger: Logger) {
    this.#database = database;
    this.#intervalMs = intervalMs;
    this.#logger = logger;
  }

  /**
   * Keeps a decision.
   *
   * @returns when it can no longer be lost
   * @throws {GameTakenOver} when the game is not ours any more
   */
  append(entry: JournalEntry): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#waiting.push({ entry, resolve, reject });
    this.#flushIn(this.#intervalMs);
    return promise;
  }

  /** Writes what still waits. What cannot be written at once is lost, as it would be by a crash. */
  async close(): Promise<void> {
    this.#isClosing = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#writing;
    await this.#flush();
  }

  async #flush(): Promise<void> {
    // One batch at a time: what comes meanwhile makes the next one, so that entries keep their order.
    if (this.#writing !== null || this.#waiting.length === 0) return;
    const batch = this.#waiting;
    this.#waiting = [];
    this.#writing = this.#write(batch);
    await this.#writing;
    this.#writing = null;
  }

  #flushIn(ms: number): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      void this.#flush().then(() => {
        if (this.#waiting.length > 0 && !this.#isClosing) this.#flushIn(0);
      });
    }, ms);
  }

  async #write(batch: Waiting[]): Promise<void> {
    try {
      const kept = await this.#insert(batch.map(({ entry }) => entry));
      for (const { entry, resolve, reject } of batch) {
        if (kept.has(keyOf(entry.gameId, entry.number))) resolve();
        else reject(new GameTakenOver(`Game ${entry.gameId} is played elsewhere`));
      }
    } catch (error) {
      this.#logger.error({ err: error, decisions: batch.length }, 'The journal cannot be written');
      if (this.#isClosing) {
        for (const { reject } of batch) reject(error);
        return;
      }
      this.#waiting = [...batch, ...this.#waiting];
      this.#flushIn(RETRY_MS);
    }
  }

  async #insert(entries: JournalEntry[]): Promise<Set<string>> {
    const rows = JSON.stringify(
      entries.map(({ gameId, fence, number, player, decision, decidedAt, fingerprint }) => ({
        game_id: gameId,
        fence,
        number,
        player,
        decision,
        decided_at: decidedAt.toISOString(),
        fingerprint,
      })),
    );
    // A claim waits for the shared lock, so whoever claims a game then reads all that was kept before. A row that is
    // there already is ours: the answer to an earlier attempt was lost.
    const { rows: kept } = await this.#database.execute<{ game_id: string; number: number }>(sql`
      with row as (
        select * from jsonb_to_recordset(${rows}::jsonb) as row(
          game_id uuid, fence integer, number integer, player text, decision jsonb, decided_at timestamptz,
          fingerprint bigint
        )
      ), owned as (
        select row.* from row join games on games.id = row.game_id and games.fence = row.fence for share of games
      ), written as (
        insert into game_decisions (game_id, number, player, decision, decided_at, fingerprint)
        select game_id, number, player, decision, decided_at, fingerprint from owned
        on conflict do nothing
      )
      select game_id, number from owned`);
    return new Set(kept.map((row) => keyOf(row.game_id, row.number)));
  }
}

/** Milliseconds until a batch that failed is tried again. */
const RETRY_MS = 500;

function keyOf(gameId: string, number: number): string {
  return `${gameId}/${number}`;
}
