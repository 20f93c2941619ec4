import { pino } from 'pino';
import { DEFAULT_SETTINGS } from '@amberhall/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LocalBus } from '../bus/local-bus.ts';
import type { Storage } from '../database/database.ts';
import { Vault } from '../secrets/vault.ts';
import { openTestStorage } from '../testing/storage.ts';
import { AccountChanges } from './account-changes.ts';
import { Passwords } from './passwords.ts';
import { AccountService } from './account-service.ts';
import { AccountStore } from './account-store.ts';
import { Tokens } from './tokens.ts';

const [OLD, NEW] = ['the-password-before', 'the-password-after'];
const now = () => new Date();

let storage: Storage;
let store: AccountStore;
beforeAll(async () => {
  storage = await openTestStorage();
  store = new AccountStore(storage.database);
});
afterAll(() => storage.close());

/** Passwords whose comparison is slow enough for a concurrent change. */
class SlowPasswords extends Passwords {
  meanwhile = async (): Promise<void> => {};

  override async verify(...args: Parameters<Passwords['verify']>): Promise<boolean> {
    const isRight = await super.verify(...args);
    await this.meanwhile();
    return isRight;
  }
}

/** A user who logs in with the old password while it is being replaced by a mailed link. */
async function loginDuringReset(username: string, keptMemoryKib: number) {
  const passwords = new SlowPasswords(64);
  const account = await store.add({
    username,
    email: `${username}@example.org`,
    passwordHash: await new Passwords(keptMemoryKib).hash(OLD),
    registeredAt: now(),
    settings: DEFAULT_SETTINGS,
  });
  if (typeof account === 'string') throw new Error(account);
  passwords.meanwhile = async () => {
    await store.update(account.id, { passwordHash: await passwords.hash(NEW) });
    await store.endAllSessions(account.id);
  };
  const service = new AccountService({
    store,
    formerNames: { isReserved: async () => false },
    passwords,
    tokens: new Tokens('secret', now),
    vault: new Vault('secret'),
    changes: await AccountChanges.open(new LocalBus(), pino({ level: 'silent' })),
    needsActivation: false,
    now,
  });
  const outcome = await service
    .login({ username, password: OLD }, { ip: '127.0.0.1', userAgent: undefined })
    .catch((error) => error);
  const after = await store.byId(account.id);
  return {
    outcome,
    sessions: await store.sessionsOf(account.id, new Date(0)),
    isNewPassword: await new Passwords(64).verify(after?.passwordHash, NEW),
  };
}

test.each([
  ['of today', 'login-today', 64],
  ['that is to be made anew', 'login-before', 128],
])(
  'no login with the old password survives a new password, with a hash %s',
  async (_which, username, memory) => {
    const { outcome, sessions, isNewPassword } = await loginDuringReset(username, memory);

    expect(outcome).toMatchObject({ status: 401, message: 'Invalid username/password' });
    expect(sessions).toEqual([]);
    expect(isNewPassword).toBe(true);
  },
);
