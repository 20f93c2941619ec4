/** The first administrator, who can grant rights to others. */
import { DEFAULT_SETTINGS, PERMISSIONS } from '@amberhall/protocol';
import type { Permission } from '@amberhall/protocol';
import type { Config } from '../config.ts';
import type { Passwords } from './passwords.ts';
import { randomSecret } from './secrets.ts';
import type { AccountStore } from './account-store.ts';

/** Flags about a person that grant no rights. */
const NOT_GIVEN: readonly Permission[] = [
  'isContributor',
  'isSupporter',
  'isWinner',
  'isPreviousWinner',
  'keepsSupporterWithNoPatreon',
];

const PASSWORD_BYTES = 12;

export interface NewAdministrator {
  username: string;
  /** `null` if the operator has chosen the password. It is never printed then. */
  generatedPassword: string | null;
}

/**
 * Creates the first administrator, if there is none.
 *
 * @returns the new login, with its password if that was generated; `undefined` if there was an administrator
 * @throws if the name belongs to a user without the right
 */
export async function ensureAdministrator(
  { store, passwords }: { store: AccountStore; passwords: Passwords },
  admin: Config['admin'],
  now: Date,
): Promise<NewAdministrator | undefined> {
  if ((await store.countAdministrators()) > 0) return undefined;

  const password = admin.password ?? randomSecret(PASSWORD_BYTES);
  const account = await store.add({
    username: admin.name,
    email: admin.email,
    passwordHash: await passwords.hash(password),
    registeredAt: now,
    settings: DEFAULT_SETTINGS,
    permissions: PERMISSIONS.filter((permission) => !NOT_GIVEN.includes(permission)),
  });
  if (typeof account === 'string') {
    // Another process that started at the same time may have created it.
    if ((await store.countAdministrators()) > 0) return undefined;
    throw new Error(
      `Could not create the first administrator: ${account} (AMBERHALL_ADMIN_NAME, AMBERHALL_ADMIN_EMAIL).`,
    );
  }
  return { username: account.username, generatedPassword: admin.password === undefined ? password : null };
}
