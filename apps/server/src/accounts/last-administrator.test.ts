import { afterAll, beforeEach, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '@amberhall/protocol';
import { migrateDatabase } from '../database/database.ts';
import type { Storage } from '../database/database.ts';
import { openTestStorage } from '../testing/storage.ts';
import { ADMINISTRATOR_RIGHTS, isAdministrator } from './administrator-rights.ts';
import { LastAdministrator } from './last-administrator.ts';
import { AccountStore } from './account-store.ts';
import type { Account } from './account-store.ts';

let storage: Storage | undefined;
beforeEach(async () => {
  await storage?.close();
  storage = await openTestStorage();
  await migrateDatabase(storage.database);
});
afterAll(() => storage?.close());

/** A site with three administrators. */
async function opened(): Promise<{ store: AccountStore; administrators: Account[] }> {
  if (storage === undefined) throw new Error('There is no database');
  const store = new AccountStore(storage.database);
  const administrators: Account[] = [];
  for (const username of ['anna', 'ben', 'cleo']) {
    const account = await store.add({
      username,
      email: `${username}@example.org`,
      passwordHash: 'a hash',
      registeredAt: new Date(),
      settings: DEFAULT_SETTINGS,
      permissions: [...ADMINISTRATOR_RIGHTS],
    });
    if (typeof account === 'string') throw new Error(account);
    administrators.push(account);
  }
  return { store, administrators };
}

const reasonsOf = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));

test.each(['demoted', 'disabled', 'deleted'])(
  'of administrators who are all %s at once one remains',
  async (how) => {
    const { store, administrators } = await opened();
    const remove = ({ id }: Account) => {
      if (how === 'deleted') return store.delete(id);
      return store.alter(id, () => (how === 'disabled' ? { disabled: true } : { permissions: [] }));
    };

    const reasons = reasonsOf(await Promise.allSettled(administrators.map(remove)));

    expect(reasons).toEqual([expect.any(LastAdministrator)]);
    const left = await Promise.all(administrators.map(({ id }) => store.byId(id)));
    expect(left.filter((account) => account && isAdministrator(account) && !account.disabled)).toHaveLength(
      1,
    );
  },
);

test('an administrator who cannot log in does not count as a remaining one', async () => {
  const { store, administrators } = await opened();
  const [anna, ben, cleo] = administrators.map(({ id }) => id) as [number, number, number];
  await store.alter(anna, () => ({ disabled: true }));
  await store.alter(ben, () => ({ permissions: [] }));

  await expect(store.delete(cleo)).rejects.toThrow(LastAdministrator);
});

test.each(ADMINISTRATOR_RIGHTS)(
  'the last administrator keeps %s, but not the mark of an administrator',
  async (right) => {
    const { store, administrators } = await opened();
    const [anna, ben, cleo] = administrators.map(({ id }) => id) as [number, number, number];
    await store.alter(anna, () => ({ permissions: ['isAdmin'] }));
    await store.alter(ben, () => ({ permissions: [right, 'isAdmin'] }));

    await expect(store.alter(cleo, () => ({ permissions: [right, 'isAdmin'] }))).rejects.toThrow(
      LastAdministrator,
    );
    await expect(
      store.alter(cleo, () => ({ permissions: [...ADMINISTRATOR_RIGHTS] })),
    ).resolves.toBeDefined();
  },
);
