import { afterAll, beforeEach, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '@amberhall/protocol';
import type { Storage } from '../database/database.ts';
import { openTestStorage } from '../testing/storage.ts';
import { ensureAdministrator } from './administrator.ts';
import { Passwords } from './passwords.ts';
import { AccountStore } from './account-store.ts';

const ADMIN = { name: 'keeper', password: undefined, email: 'keeper@example.org' };

let storage: Storage | undefined;
beforeEach(async () => {
  await storage?.close();
  storage = await openTestStorage();
});
afterAll(() => storage?.close());

function partsOn(opened: Storage | undefined) {
  if (opened === undefined) throw new Error('There is no database');
  return { store: new AccountStore(opened.database), passwords: new Passwords(64) };
}

test('only one of several starting processes creates the administrator, and the others continue', async () => {
  const parts = partsOn(storage);

  const made = await Promise.all([1, 2, 3].map(() => ensureAdministrator(parts, ADMIN, new Date())));

  expect(made.filter((login) => login !== undefined)).toMatchObject([{ username: 'keeper' }]);
  expect(await parts.store.countAdministrators()).toBe(1);
});

test('a name of a user without the right stops the start', async () => {
  const parts = partsOn(storage);
  await parts.store.add({
    username: 'Keeper',
    email: 'somebody@example.org',
    passwordHash: 'a hash',
    registeredAt: new Date(),
    settings: DEFAULT_SETTINGS,
  });

  await expect(ensureAdministrator(parts, ADMIN, new Date())).rejects.toThrow('AMBERHALL_ADMIN_NAME');
});

test.each([
  { given: undefined, generated: expect.stringMatching(/^.{12,}$/) as unknown },
  { given: 'chosen-by-the-operator', generated: null },
])('a password of $given is told as $generated', async ({ given, generated }) => {
  const made = await ensureAdministrator(partsOn(storage), { ...ADMIN, password: given }, new Date());

  expect(made).toEqual({ username: 'keeper', generatedPassword: generated });
});
