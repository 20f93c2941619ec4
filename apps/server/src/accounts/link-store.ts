/** Mailed links in the database. */
import { and, count, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { mailedLinks } from '../database/schema.ts';
import type { LinkPurpose } from '../database/schema.ts';

export class LinkStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** @returns the id of the link */
  async add(link: typeof mailedLinks.$inferInsert): Promise<number> {
    const [row] = await this.#database.insert(mailedLinks).values(link).returning({ id: mailedLinks.id });
    if (row === undefined) throw new Error('The database kept no link');
    return row.id;
  }

  async countSince(userId: number, mailedAfter: Date): Promise<number> {
    const [row] = await this.#database
      .select({ links: count() })
      .from(mailedLinks)
      .where(and(eq(mailedLinks.userId, userId), gt(mailedLinks.mailedAt, mailedAfter)));
    return row?.links ?? 0;
  }

  /** Deletes the link, so that it works for one caller only; `undefined` if there is none. */
  async take(
    id: number,
    purpose: LinkPurpose,
    secretHash: string,
  ): Promise<typeof mailedLinks.$inferSelect | undefined> {
    const [row] = await this.#database
      .delete(mailedLinks)
      .where(
        and(eq(mailedLinks.id, id), eq(mailedLinks.purpose, purpose), eq(mailedLinks.secretHash, secretHash)),
      )
      .returning();
    return row;
  }

  /** Deletes expired links. */
  async removeOld(purpose: LinkPurpose, mailedBefore: Date): Promise<void> {
    await this.#database
      .delete(mailedLinks)
      .where(and(eq(mailedLinks.purpose, purpose), lt(mailedLinks.mailedAt, mailedBefore)));
  }

  async removeAll(userId: number, purpose: LinkPurpose): Promise<void> {
    await this.#database
      .delete(mailedLinks)
      .where(and(eq(mailedLinks.userId, userId), eq(mailedLinks.purpose, purpose)));
  }
}
