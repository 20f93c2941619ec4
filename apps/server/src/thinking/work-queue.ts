/** A queue of work for the threads of bots: the rows of a table that were asked for, in that order, for all processes. */
import { and, asc, count, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { moment } from '../database/schema.ts';

/** The columns that every such table has. */
const SHARED = pgTable('work', {
  requestedAt: moment(),
  heldBy: text(),
  heldUntil: moment(),
  done: jsonb().$type<unknown[]>().notNull(),
  doneBy: text(),
});

/** A row of the work, whose pieces are done one after the other. */
export interface WorkRow<Piece> {
  requestedAt: Date | null;
  heldBy: string | null;
  done: Piece[];
}

/** A row of work that nobody waits for. */
export const IDLE = { requestedAt: null, heldBy: null, heldUntil: null } as const;

export interface WorkQueueParts<Row> {
  database: Database;
  table: PgTable;
  /** The condition that only this row meets. */
  keyOf: (row: Row) => SQL | undefined;
}

export class WorkQueue<Piece, Row extends WorkRow<Piece>> {
  readonly #database: Database;
  readonly #table: typeof SHARED;
  readonly #keyOf: (row: Row) => SQL | undefined;

  constructor({ database, table, keyOf }: WorkQueueParts<Row>) {
    this.#database = database;
    // The table has these columns and further ones.
    this.#table = table as typeof SHARED;
    this.#keyOf = keyOf;
  }

  /** The amount of work that was requested before a moment. */
  async before(requestedAt: Date): Promise<number> {
    const [row] = await this.#database
      .select({ number: count() })
      .from(this.#table)
      .where(lt(this.#table.requestedAt, requestedAt));
    return row?.number ?? 0;
  }

  /**
   * Takes the first work that no process does. Its pieces of another version are dropped.
   *
   * @returns `undefined` if there is none
   */
  async claim(heldBy: string, version: string, now: Date, heldUntil: Date): Promise<Row | undefined> {
    const table = this.#table;
    return this.#database.transaction(async (transaction) => {
      const [first] = await transaction
        .select()
        .from(table)
        .where(and(isNotNull(table.requestedAt), or(isNull(table.heldUntil), lt(table.heldUntil, now))))
        .orderBy(asc(table.requestedAt))
        .limit(1)
        .for('update', { skipLocked: true });
      if (first === undefined) return undefined;
      const [claimed] = await transaction
        .update(table)
        .set({ heldBy, heldUntil, doneBy: version, ...(first.doneBy !== version && { done: [] }) })
        .where(this.#keyOf(first as unknown as Row))
        .returning();
      return claimed as unknown as Row | undefined;
    });
  }

  /** Stores the finished pieces. @returns whether the process still holds the claimed work */
  save(claimed: Row, done: readonly Piece[], heldUntil: Date): Promise<boolean> {
    return this.change(claimed, { done, heldUntil });
  }

  /** Leaves the claimed work to another process. */
  async release(claimed: Row): Promise<void> {
    await this.change(claimed, { heldBy: null, heldUntil: null });
  }

  /** Changes columns of claimed work. @returns whether the process still held it, and nobody has cancelled it */
  async change(claimed: Row, change: object): Promise<boolean> {
    const { requestedAt, heldBy } = claimed;
    if (requestedAt === null || heldBy === null) return false;
    const changed = await this.#database
      .update(this.#table)
      .set(change)
      .where(
        and(this.#keyOf(claimed), eq(this.#table.requestedAt, requestedAt), eq(this.#table.heldBy, heldBy)),
      )
      .returning({ heldBy: this.#table.heldBy });
    return changed.length > 0;
  }
}
