/** A site always has an administrator: the right can be taken from all but the last one. */
import { and, count, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { users } from '../database/schema.ts';

/** Nothing was changed, because no administrator would be left. */
export class LastAdministrator extends Error {
  override name = 'LastAdministrator';
}

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** The id of our advisory lock in the database. */
const ADMINISTRATORS_LOCK = 4_711_002;

/**
 * Changes accounts, one such change at a time: two administrators who take the right from each other at once do not
 * both succeed.
 *
 * @throws {LastAdministrator} instead of leaving the site without one
 */
export async function guardLastAdministrator<T>(
  database: Database,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${ADMINISTRATORS_LOCK})`);
    const before = await countAdministrators(transaction);
    const done = await work(transaction);
    if (before > 0 && (await countAdministrators(transaction)) === 0) {
      throw new LastAdministrator('The last administrator has to stay');
    }
    return done;
  });
}

/** Those who can log in. */
async function countAdministrators(transaction: Transaction): Promise<number> {
  const isAdministrator = sql`${users.permissions} @> '["isAdmin"]'::jsonb`;
  const [row] = await transaction
    .select({ accounts: count() })
    .from(users)
    .where(and(isAdministrator, eq(users.disabled, false)));
  return row?.accounts ?? 0;
}
