/** Mutes and bans in the database, as staff see them. */
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { MeasureEntry } from '@amberhall/protocol';
import type { Database } from '../database/database.ts';
import { measures } from '../database/moderation-schema.ts';
import { users } from '../database/schema.ts';
import { inForceAt, measureOf } from './measures-in-force.ts';
import type { MeasureRow } from './measures-in-force.ts';

const MOST = 200;

export class MeasureStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async add(measure: typeof measures.$inferInsert): Promise<MeasureEntry> {
    const [row] = await this.#database.insert(measures).values(measure).returning({ id: measures.id });
    if (row === undefined) throw new Error('The database kept no measure');
    const [entry] = await this.#entries(eq(measures.id, row.id));
    if (entry === undefined) throw new Error(`The measure ${row.id} is gone`);
    return entry;
  }

  async byId(id: number): Promise<MeasureRow | undefined> {
    const [row] = await this.#database.select().from(measures).where(eq(measures.id, id));
    return row;
  }

  /** @returns `false` if somebody else has lifted it */
  async lift(id: number, liftedById: number, liftedAt: Date): Promise<boolean> {
    const rows = await this.#database
      .update(measures)
      .set({ liftedAt, liftedById })
      .where(and(eq(measures.id, id), isNull(measures.liftedAt)))
      .returning({ id: measures.id });
    return rows.length > 0;
  }

  /** All measures against an account, newest first. */
  of(userId: number): Promise<MeasureEntry[]> {
    return this.#entries(eq(measures.userId, userId));
  }

  /** Newest first. */
  inForce(now: Date): Promise<MeasureEntry[]> {
    return this.#entries(inForceAt(now));
  }

  async #entries(condition: SQL | undefined): Promise<MeasureEntry[]> {
    const takers = alias(users, 'takers');
    const rows = await this.#database
      .select({ row: measures, user: users.username, by: takers.username })
      .from(measures)
      .innerJoin(users, eq(users.id, measures.userId))
      .leftJoin(takers, eq(takers.id, measures.takenById))
      .where(condition)
      .orderBy(desc(measures.id))
      .limit(MOST);
    return rows.map(({ row, user, by }) => ({
      ...measureOf(row),
      id: row.id,
      user,
      since: row.takenAt.toISOString(),
      by,
      note: row.note,
      liftedAt: row.liftedAt?.toISOString() ?? null,
    }));
  }
}
