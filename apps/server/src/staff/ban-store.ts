/** Bans in the database. */
import { desc, eq } from 'drizzle-orm';
import type { Ban } from '@amberhall/protocol';
import type { Database } from '../database/database.ts';
import { bans, users } from '../database/schema.ts';

/** Shown where the account that added a ban no longer exists. */
const NOBODY = 'Deleted user';

export class BanStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Newest first. */
  async all(): Promise<Ban[]> {
    const rows = await this.#database
      .select({ id: bans.id, ip: bans.range, addedAt: bans.addedAt, user: users.username })
      .from(bans)
      .leftJoin(users, eq(users.id, bans.addedById))
      .orderBy(desc(bans.id));
    return rows.map(({ id, ip, addedAt, user }) => ({
      id,
      ip,
      added: addedAt.toISOString(),
      user: user ?? NOBODY,
    }));
  }

  /** The id of the new ban; `undefined` if the same one already exists. */
  async add(range: string, addedById: number, addedAt: Date): Promise<number | undefined> {
    const [row] = await this.#database
      .insert(bans)
      .values({ range, addedById, addedAt })
      .onConflictDoNothing()
      .returning({ id: bans.id });
    return row?.id;
  }

  /** The unbanned range; `undefined` if there is no such ban. */
  async remove(id: number): Promise<string | undefined> {
    const [row] = await this.#database.delete(bans).where(eq(bans.id, id)).returning({ range: bans.range });
    return row?.range;
  }
}
