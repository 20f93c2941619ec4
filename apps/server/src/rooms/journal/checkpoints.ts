/**
 * Checkpoints of running games, stored now and then: a lost game is replayed from there instead of from its
 * beginning. Nobody waits for them. If one is missing or wrong, the journal is enough.
 */
import { crc32 } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../../database/database.ts';
import type { Claim } from './room-store.ts';

/** A position in the engine's format. */
export interface Position {
  /** The number of decisions that led to it. */
  decisions: number;
  text: string;
}

/** A position from the database. */
export interface StoredPosition extends Position {
  /** It was made with the rules of this program. */
  hasCurrentRules: boolean;
}

export class Checkpoints {
  readonly #database: Database;
  readonly #version: string;
  readonly #logger: Logger;
  /** The latest unwritten checkpoint of each game. */
  readonly #unwritten = new Map<string, { claim: Claim; position: Position }>();
  #writing: Promise<void> | null = null;

  /** @param version of the rules */
  constructor(database: Database, version: string, logger: Logger) {
    this.#database = database;
    this.#version = version;
    this.#logger = logger;
  }

  /**
   * Replaces the game's checkpoint, if this node still has the game. The decisions before it are already in the
   * journal.
   */
  save(claim: Claim, position: Position): void {
    this.#unwritten.set(claim.gameId, { claim, position });
    this.#writing ??= this.#writeAll();
  }

  /** Finishes the current write and drops the queue. */
  async close(): Promise<void> {
    this.#unwritten.clear();
    await this.#writing;
  }

  /** One at a time: decisions have priority. */
  async #writeAll(): Promise<void> {
    for (const [gameId, { claim, position }] of this.#unwritten) {
      this.#unwritten.delete(gameId);
      try {
        await this.#write(claim, position);
      } catch (error) {
        this.#logger.warn({ err: error, gameId }, 'Could not store a checkpoint');
      }
    }
    this.#writing = null;
  }

  async #write({ gameId, fence }: Claim, { decisions, text }: Position): Promise<void> {
    // The result waits for the shared lock, and then deletes the checkpoint.
    await this.#database.execute(sql`
      insert into game_checkpoints (game_id, decisions, engine_version, position, checksum)
      select id, ${decisions}::integer, ${this.#version}, ${text}, ${crc32(text)}::bigint from games
      where id = ${gameId} and fence = ${fence} and finished_at is null
      for share
      on conflict (game_id) do update set decisions = excluded.decisions,
        engine_version = excluded.engine_version, position = excluded.position, checksum = excluded.checksum`);
  }
}

interface Row extends Record<string, unknown> {
  game_id: string;
  engine_version: string;
  decisions: number;
  position: string;
  checksum: string;
}

/**
 * Returns the complete checkpoints, by game.
 *
 * @param version of the current rules
 */
export async function positionsOf(
  database: Database,
  version: string,
  ids: readonly string[],
): Promise<Map<string, StoredPosition>> {
  const { rows } = await database.execute<Row>(sql`
    select game_id, decisions, engine_version, position, checksum from game_checkpoints
    where game_id = any(${sql.param([...ids])}::uuid[])`);
  const whole = rows.filter(({ position, checksum }) => crc32(position) === Number(checksum));
  return new Map(
    whole.map(({ game_id, decisions, engine_version, position }) => [
      game_id,
      { decisions, text: position, hasCurrentRules: engine_version === version },
    ]),
  );
}
