/** The titles of tournaments, which one at a time holds: given to somebody, they move on from who held them. */
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Permission } from '@amberhall/protocol';
import type { Account } from '../accounts/account-store.ts';
import type { Database } from '../database/database.ts';
import { users } from '../database/schema.ts';

/** Somebody who gained or lost a title because another was given one. */
export interface TitleTransfer {
  account: Account;
  given: Permission[];
  taken: Permission[];
}

/**
 * The winner before becomes the previous winner, and the previous winner before is one no more. A title that is
 * taken from somebody moves to nobody.
 *
 * @param given what `account` has just been given
 */
export async function transferTitles(
  database: Database,
  account: Account,
  given: readonly Permission[],
): Promise<TitleTransfer[]> {
  const isWinner = given.includes('isWinner');
  if (!isWinner && !given.includes('isPreviousWinner')) return [];
  return database.transaction(async (transaction) => {
    const holders = (permission: Permission) =>
      transaction
        .select()
        .from(users)
        .where(
          and(ne(users.id, account.id), sql`${users.permissions} @> ${JSON.stringify([permission])}::jsonb`),
        )
        .orderBy(users.id)
        .for('update');
    const winners = isWinner ? await holders('isWinner') : [];
    // With nobody to follow, who won before stays who won before.
    const isFollowed = winners.length > 0 || given.includes('isPreviousWinner');
    const previous = isFollowed ? await holders('isPreviousWinner') : [];
    const passed = [
      ...previous
        .filter(({ id }) => !winners.some((winner) => winner.id === id))
        .map((holder) => transferOf(holder, [], ['isPreviousWinner'])),
      ...winners.map((holder) => transferOf(holder, titleAfter(given), ['isWinner'])),
    ];
    for (const { account: holder } of passed) {
      await transaction.update(users).set({ permissions: holder.permissions }).where(eq(users.id, holder.id));
    }
    return passed;
  });
}

/** Of who is given both at once nobody else is the previous winner. */
function titleAfter(given: readonly Permission[]): Permission[] {
  return given.includes('isPreviousWinner') ? [] : ['isPreviousWinner'];
}

function transferOf(before: Account, given: Permission[], taken: Permission[]): TitleTransfer {
  const kept = before.permissions.filter((permission) => !taken.includes(permission));
  const added = given.filter((permission) => !kept.includes(permission));
  return { account: { ...before, permissions: [...kept, ...added] }, given: added, taken };
}
