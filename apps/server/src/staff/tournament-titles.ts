/** The tournament titles. Each has one holder: granting a title moves it from its previous holder. */
import type { Permission } from '@amberhall/protocol';
import type { Account, AccountStore } from '../accounts/account-store.ts';

/** A user who gained or lost a title because another user was granted one. */
export interface TitleTransfer {
  account: Account;
  given: Permission[];
  taken: Permission[];
}

/**
 * Makes the winner so far the previous winner, and takes that title from the previous winner so far. A title that is
 * taken from an account moves to nobody.
 *
 * @param given the permissions that `account` has just been given
 */
export async function transferTitles(
  accounts: Pick<AccountStore, 'changeHolders'>,
  account: Account,
  given: readonly Permission[],
): Promise<TitleTransfer[]> {
  if (!given.includes('isWinner') && !given.includes('isPreviousWinner')) return [];
  return accounts.changeHolders(['isWinner', 'isPreviousWinner'], account.id, (holders) =>
    transfersAmong(holders, given),
  );
}

function transfersAmong(holders: readonly Account[], given: readonly Permission[]): TitleTransfer[] {
  const isHolder = (title: Permission) => (account: Account) => account.permissions.includes(title);
  const winners = given.includes('isWinner') ? holders.filter(isHolder('isWinner')) : [];
  // Without a successor, the previous winner keeps the title.
  const isFollowed = winners.length > 0 || given.includes('isPreviousWinner');
  const previous = isFollowed ? holders.filter(isHolder('isPreviousWinner')) : [];
  return [
    ...previous
      .filter((holder) => !winners.includes(holder))
      .map((holder) => transferOf(holder, [], ['isPreviousWinner'])),
    ...winners.map((holder) => transferOf(holder, titleAfter(given), ['isWinner'])),
  ];
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
