/** Names that accounts have given up. They stay reserved for a while, so that nobody is taken for their former owner. */
import { and, eq, gt, isNull, lte, ne, or } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { formerNames } from '../database/schema.ts';
import { keyOf } from './account-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const RESERVED_MS = 90 * DAY_MS;

export class FormerNames {
  readonly #database: Database;
  readonly #now: () => Date;

  constructor(database: Database, now: () => Date) {
    this.#database = database;
    this.#now = now;
  }

  /** Reserves a name that its account is about to give up. */
  async reserve(username: string, userId: number): Promise<void> {
    const freedAt = this.#now();
    await this.#database
      .insert(formerNames)
      .values({ nameKey: keyOf(username), userId, freedAt })
      .onConflictDoUpdate({ target: formerNames.nameKey, set: { userId, freedAt } });
    await this.#database.delete(formerNames).where(lte(formerNames.freedAt, this.#reservedSince()));
  }

  /** Returns whether a name is reserved for another account than `userId`, or for nobody at all. */
  async isReserved(username: string, userId?: number): Promise<boolean> {
    const rows = await this.#database
      .select({ nameKey: formerNames.nameKey })
      .from(formerNames)
      .where(
        and(
          eq(formerNames.nameKey, keyOf(username)),
          gt(formerNames.freedAt, this.#reservedSince()),
          userId === undefined ? undefined : or(isNull(formerNames.userId), ne(formerNames.userId, userId)),
        ),
      );
    return rows.length > 0;
  }

  #reservedSince(): Date {
    return new Date(this.#now().getTime() - RESERVED_MS);
  }
}
