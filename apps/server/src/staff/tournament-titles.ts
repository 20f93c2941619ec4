/** The tournament titles. Each has one holder: granting a title moves it from its previous holder. */
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Permission } from '@amberhall/protocol';
import type { Account } from '../accounts/account-store.ts';
import type { Database } from '../database/database.ts';
import { users } from '../database/schema.ts';

/** A user who gained or lost a title because another user was granted one. */
export interface TitleTransfer {
  account: Account;
  given: Permission[];
  taken: Permission[];
}

/**
 * The previous holder of the winner title becomes the previous winner, and that one's predecessor loses the title.
 * A removed title moves to nobody.
 *
 * @param given the titles that `account` has just been granted
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
    // Without a successor, the previous winner keeps the title.
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

/** If one user is granted both, nobody else is the previous winner. */
function titleAfter(given: readonly Permission[]): Permission[] {
  return given.includes('isPreviousWinner') ? [] : ['isPreviousWinner'];
}

function transferOf(before: Account, given: Permission[], taken: Permission[]): TitleTransfer {
  const kept = before.permissions.filter((permission) => !taken.includes(permission));
  const added = given.filter((permission) => !kept.includes(permission));
  return { account: { ...before, permissions: [...kept, ...added] }, given: added, taken };
}
