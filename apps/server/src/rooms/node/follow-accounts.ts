/** The people of running games follow the changes of their accounts: block list, rights, picture and color. */
import type { AccountChanges } from '../../accounts/account-changes.ts';
import type { AccountStore } from '../../accounts/account-store.ts';
import { personOf } from '../../accounts/person.ts';
import type { Room } from '../room/room.ts';

export interface FollowAccountsParts {
  changes: Pick<AccountChanges, 'listen'>;
  accountStore: Pick<AccountStore, 'withRelations'>;
  rooms: () => Iterable<Room>;
}

/** From now on. A deleted account stays at the table as it was. */
export function followAccounts({ changes, accountStore, rooms }: FollowAccountsParts): void {
  changes.listen({
    reloadAccount: async (userId) => {
      if (![...rooms()].some((room) => room.accounts().includes(userId))) return;
      const found = (await accountStore.withRelations([userId])).get(userId);
      if (found === undefined) return;
      const person = personOf(found.account, found.blocked, found.mute);
      for (const room of rooms()) room.replacePerson(person);
    },
    shownAccounts: () => [...rooms()].flatMap((room) => room.accounts()),
  });
}
