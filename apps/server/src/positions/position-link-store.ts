/** Shared positions in the database. */
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { positionLinks } from '../database/positions-schema.ts';
import { users } from '../database/schema.ts';

export type PositionLinkRow = typeof positionLinks.$inferSelect;

export class PositionLinkStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** @returns `false` if the owner has `most` links already */
  add(link: PositionLinkRow, most: number): Promise<boolean> {
    return this.#database.transaction(async (transaction) => {
      // Two requests at once must not pass the limit together.
      await transaction
        .select({ id: users.id })
        .from(users)
        .where(eq(users.id, link.ownerId))
        .for('no key update');
      if ((await transaction.$count(positionLinks, eq(positionLinks.ownerId, link.ownerId))) >= most)
        return false;
      await transaction.insert(positionLinks).values(link);
      return true;
    });
  }

  async find(key: string): Promise<PositionLinkRow | undefined> {
    const [row] = await this.#database.select().from(positionLinks).where(eq(positionLinks.key, key));
    return row;
  }

  /** Newest first. */
  of(ownerId: number): Promise<PositionLinkRow[]> {
    return this.#database
      .select()
      .from(positionLinks)
      .where(eq(positionLinks.ownerId, ownerId))
      .orderBy(desc(positionLinks.createdAt), positionLinks.key);
  }

  /** @param ownerId removes it only if this account owns it; `null` whoever owns it. @returns whether it was there */
  async remove(key: string, ownerId: number | null): Promise<boolean> {
    const removed = await this.#database
      .delete(positionLinks)
      .where(
        and(eq(positionLinks.key, key), ownerId === null ? sql`true` : eq(positionLinks.ownerId, ownerId)),
      )
      .returning({ key: positionLinks.key });
    return removed.length > 0;
  }
}
