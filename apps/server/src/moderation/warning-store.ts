/** Warnings by staff in the database. */
import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { Warning, WarningEntry } from '@amberhall/protocol';
import type { Database } from '../database/database.ts';
import { warnings } from '../database/moderation-schema.ts';
import { users } from '../database/schema.ts';

export class WarningStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async add(warning: typeof warnings.$inferInsert): Promise<number> {
    const [row] = await this.#database.insert(warnings).values(warning).returning({ id: warnings.id });
    if (row === undefined) throw new Error('The database kept no warning');
    return row.id;
  }

  /** All warnings of an account, newest first. */
  async of(userId: number): Promise<WarningEntry[]> {
    const rows = await this.#database
      .select({ row: warnings, by: users.username })
      .from(warnings)
      .leftJoin(users, eq(users.id, warnings.sentById))
      .where(eq(warnings.userId, userId))
      .orderBy(desc(warnings.id));
    return rows.map(({ row, by }) => ({
      ...warningOf(row),
      by,
      confirmedAt: row.confirmedAt?.toISOString() ?? null,
    }));
  }

  /** Oldest first. */
  async unconfirmedOf(userId: number): Promise<Warning[]> {
    const rows = await this.#database
      .select()
      .from(warnings)
      .where(and(eq(warnings.userId, userId), isNull(warnings.confirmedAt)))
      .orderBy(asc(warnings.id));
    return rows.map(warningOf);
  }

  /** Keeps the first confirmation. @returns `false` if the account has no such warning */
  async confirm(userId: number, id: number, confirmedAt: Date): Promise<boolean> {
    const isTheirs = and(eq(warnings.id, id), eq(warnings.userId, userId));
    await this.#database
      .update(warnings)
      .set({ confirmedAt })
      .where(and(isTheirs, isNull(warnings.confirmedAt)));
    const rows = await this.#database.select({ id: warnings.id }).from(warnings).where(isTheirs);
    return rows.length > 0;
  }
}

function warningOf({ id, text, sentAt }: typeof warnings.$inferSelect): Warning {
  return { id, text, time: sentAt.toISOString() };
}
