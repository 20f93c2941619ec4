import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { User } from '@amberhall/protocol';
import { AccountChanges } from '../accounts/account-changes.ts';
import { LocalBus } from '../bus/local-bus.ts';
import type { Database } from '../database/database.ts';
import { Vault } from '../secrets/vault.ts';
import { openLobby } from '../testing/clients.ts';
import {
  FakePatreon,
  PATREON_CAMPAIGN,
  PATREON_CLIENT,
  PATREON_SECRET,
  PLEDGED,
} from '../testing/patreon.ts';
import type { PatreonFault } from '../testing/patreon.ts';
import { openSite } from '../testing/site.ts';
import type { LoggedIn, Site } from '../testing/site.ts';
import { admin } from '../testing/staff.ts';
import { Patreon } from './patreon.ts';
import { SupporterStore } from './supporter-store.ts';
import { Supporters } from './supporters.ts';

const FAILED = 'An error occurred syncing your patreon account.  Please try again later.';
const LOST = 'This link is no longer valid. Please start again from your profile.';
const DAY_MS = 86_400_000;
const SILENT = pino({ level: 'silent' });

let patreon: FakePatreon;
let site: Site;
let later = 0;
const now = () => new Date(Date.now() + later);
/** Everything that was logged. */
const written: string[] = [];
beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    written.push(String(chunk));
    return true;
  });
  patreon = await FakePatreon.open();
  const settings = { ...patreon.settings, AMBERHALL_PATREON_TIMEOUT: '300', AMBERHALL_LOG_LEVEL: 'trace' };
  site = await openSite(settings, { now });
});
afterAll(async () => {
  await site.stop();
  await patreon.close();
  vi.restoreAllMocks();
});
beforeEach(() => {
  patreon.members = [PLEDGED];
  patreon.faults.length = 0;
  patreon.asked.length = 0;
});
afterEach(() => {
  later += 2 * DAY_MS;
});

/** Every answer of the site. */
const answered: string[] = [];
async function call(user: LoggedIn, path: string, body?: unknown, method = 'POST') {
  const answer = await site.call(method, `/api/account/${path}`, {
    token: user.token,
    ...(body !== undefined && { body }),
  });
  answered.push(answer.text);
  return answer.body;
}

/** Authorizes the site at Patreon and returns. */
async function link(user: LoggedIn) {
  const { url } = await call(user, 'patreon');
  return call(user, 'linkPatreon', await patreon.agree(url));
}

/** Returns `days` later, which triggers another check of the pledge. */
async function comeBack(user: LoggedIn, days = 1): Promise<User> {
  later += days * DAY_MS + 1000;
  const asked = patreon.asked.length;
  const { body } = await site.call('POST', '/api/account/token', { body: { token: user.refreshToken } });
  Object.assign(user, { token: body.token, refreshToken: body.refreshToken });
  await expect.poll(() => patreon.asked.length).toBeGreaterThan(asked);
  return own(user);
}

const own = async (user: LoggedIn): Promise<User> => (await call(user, 'checkauth')).user;
const state = (user: LoggedIn) => call(user, 'patreon', undefined, 'GET');

/** What staff set on the user page. */
async function permit(user: LoggedIn, permissions: Partial<User['permissions']>): Promise<void> {
  const { token } = await admin(site);
  const userToChange = { disabled: false, verified: true, permissions };
  await site.call('PUT', `/api/user/${user.username}`, { token, body: { userToChange } });
}

/** The service alone: its `close` tells when it has finished what it does in the background. */
async function supportersOf(fake: FakePatreon, database: Database): Promise<Supporters> {
  return new Supporters({
    patreon: new Patreon({
      url: fake.url,
      clientId: PATREON_CLIENT,
      clientSecret: PATREON_SECRET,
      campaign: PATREON_CAMPAIGN,
      timeoutMs: 60_000,
      returnUrl: () => `${site.address}/patreon`,
      userAgent: () => 'test',
      now,
    }),
    supporterStore: new SupporterStore(database, new Vault('secret')),
    changes: await AccountChanges.open(new LocalBus(), SILENT),
    now,
    logger: SILENT,
  });
}

describe('linking', () => {
  test('a pledge grants the supporter role, which everybody in the lobby sees', async () => {
    const user = await site.newUser();
    const lobby = await openLobby(site.address, user.token);
    expect(await state(user)).toMatchObject({ isOffered: true, isStale: false });

    const { user: linked } = await link(user);

    expect(linked).toMatchObject({ patreon: 2, role: 'supporter', permissions: { isSupporter: true } });
    expect(await own(user)).toMatchObject({ patreon: 2, role: 'supporter' });
    await expect.poll(() => JSON.stringify(lobby.events)).toContain('"role":"supporter"');
    lobby.close();
  });

  test.each([
    ['none', []],
    ['to somebody else only', [{ ...PLEDGED, campaign: '7799999' }]],
    ['that was declined', [{ ...PLEDGED, status: 'declined_patron' as const }]],
    ['that is over', [{ ...PLEDGED, status: 'former_patron' as const, cents: 0 }]],
    ['of nothing', [{ ...PLEDGED, cents: 0 }]],
    ['that never was', [{ campaign: PATREON_CAMPAIGN, status: null, cents: 0 }]],
  ])('a pledge %s links the account without the supporter role', async (_what, members) => {
    patreon.members = members;

    const { user: linked } = await link(await site.newUser());

    expect(linked).toMatchObject({ patreon: 1, role: 'user', permissions: { isSupporter: false } });
  });

  test('the authorization address has the needed parameters and not the client secret', async () => {
    const { url } = await call(await site.newUser(), 'patreon');

    const { origin, pathname, searchParams } = new URL(url);
    expect(origin + pathname).toBe(`${patreon.url}/oauth2/authorize`);
    expect(Object.fromEntries(searchParams)).toEqual({
      response_type: 'code',
      client_id: 'client-of-the-hall',
      redirect_uri: `${site.address}/patreon`,
      scope: 'identity identity.memberships',
      state: expect.stringMatching(/^.{30,}$/),
    });
  });

  test('an authorization that the user did not start links no account', async () => {
    const [victim, thief] = [await site.newUser(), await site.newUser()];
    const { url } = await call(thief, 'patreon');
    const brought = await patreon.agree(url);

    expect(await call(victim, 'linkPatreon', brought)).toEqual({ success: false, message: LOST });
    expect(await call(thief, 'linkPatreon', { ...brought, state: 'a guess' })).toMatchObject({
      message: LOST,
    });
    expect(patreon.asked).toEqual([]);
    expect((await own(victim)).patreon).toBe(0);
  });

  test('an authorization is valid once, for ten minutes, and until the next one starts', async () => {
    const user = await site.newUser();
    const first = await patreon.agree((await call(user, 'patreon')).url);
    const second = await patreon.agree((await call(user, 'patreon')).url);

    expect(await call(user, 'linkPatreon', first)).toMatchObject({ message: LOST });
    expect(await call(user, 'linkPatreon', second)).toMatchObject({ success: true });
    expect(await call(user, 'linkPatreon', second)).toMatchObject({ message: LOST });
    const third = await patreon.agree((await call(user, 'patreon')).url);
    later += 11 * 60_000;
    const late = await site.login(user.username, 'a-good-password');
    expect(await call(late, 'linkPatreon', third)).toMatchObject({ message: LOST });
  });

  test('a call without code or state is refused', async () => {
    const user = await site.newUser();

    for (const body of [{ code: 'a' }, { state: 'a' }, { code: '', state: 'a' }]) {
      const { status } = await site.call('POST', '/api/account/linkPatreon', { token: user.token, body });
      expect(status).toBe(400);
    }
  });
});

const TROUBLE: [string, PatreonFault][] = [
  ['a status of 500', { kind: 'status', status: 500 }],
  ['a status of 503 twice', { kind: 'status', status: 503 }],
  ['a refusal of our client', { kind: 'status', status: 401, body: { error: 'invalid_client' } }],
  ['a page in place of data', { kind: 'page' }],
  ['a broken connection', { kind: 'hang up' }],
  ['silence', { kind: 'never' }],
  ['nonsense', { kind: 'body', body: { access_token: 7, included: 'many' } }],
];

describe('when Patreon fails', () => {
  test.each(TROUBLE)('%s ends linking with one message', async (_what, fault) => {
    const user = await site.newUser();
    const brought = await patreon.agree((await call(user, 'patreon')).url);
    patreon.faults.push(fault);

    expect(await call(user, 'linkPatreon', brought)).toEqual({ success: false, message: FAILED });
    // A request that may have been carried out is not repeated.
    expect(patreon.asked).toEqual(['POST /api/oauth2/token']);
    expect((await own(user)).patreon).toBe(0);
  });

  test('a refused code ends linking with the same message', async () => {
    const user = await site.newUser();
    const { state: known } = await patreon.agree((await call(user, 'patreon')).url);

    expect(await call(user, 'linkPatreon', { code: 'made up', state: known })).toMatchObject({
      message: FAILED,
    });
  });

  test.each(TROUBLE)('%s leaves the stored pledge unchanged', async (_what, fault) => {
    const user = await site.newUser();
    await link(user);
    patreon.members = [];
    patreon.faults.push(fault, fault);

    await comeBack(user);
    await expect.poll(() => written.at(-1)).toContain('A request to Patreon failed');

    expect(await own(user)).toMatchObject({ patreon: 2, role: 'supporter' });
    expect(await state(user)).toMatchObject({ isStale: false });
  });

  test('a late answer within the time limit counts', async () => {
    const user = await site.newUser();
    await link(user);
    patreon.members = [];
    patreon.faults.push({ kind: 'late', ms: 100 });

    await comeBack(user);

    await expect.poll(() => own(user)).toMatchObject({ patreon: 1 });
  });

  test('a transient Patreon failure is retried once', async () => {
    const user = await site.newUser();
    await link(user);
    patreon.members = [];
    patreon.faults.push({ kind: 'status', status: 503 });

    await comeBack(user);

    await expect.poll(() => own(user)).toMatchObject({ patreon: 1 });
  });

  test('a user whose pledge could not be read at linking is checked again at the next call', async () => {
    const user = await site.newUser();
    const brought = await patreon.agree((await call(user, 'patreon')).url);
    // The first answer contains the tokens.
    patreon.faults.push({ kind: 'late', ms: 0 }, { kind: 'page' });

    expect((await call(user, 'linkPatreon', brought)).user.patreon).toBe(1);

    await expect.poll(() => own(user)).toMatchObject({ patreon: 2, role: 'supporter' });
  });

  test('Patreon is not called for as long as it asks', async () => {
    const [first, second] = [await site.newUser(), await site.newUser()];
    const brought = await patreon.agree((await call(first, 'patreon')).url);
    const also = await patreon.agree((await call(second, 'patreon')).url);
    patreon.faults.push({ kind: 'status', status: 429, body: { retry_after_seconds: 90, errors: [] } });

    await call(first, 'linkPatreon', brought);
    expect(await call(second, 'linkPatreon', also)).toMatchObject({ message: FAILED });
    expect(patreon.asked).toHaveLength(1);

    later += 91_000;
    expect((await link(second)).user.patreon).toBe(2);
  });
});

describe('a pledge', () => {
  test('is checked at most once a day, when its owner returns', async () => {
    const user = await site.newUser();
    await link(user);
    const asked = patreon.asked.length;
    await own(user);
    await own(user);
    expect(patreon.asked).toHaveLength(asked);

    patreon.members = [];
    await comeBack(user);
    await Promise.all([own(user), own(user)]);

    await expect.poll(() => own(user)).toMatchObject({ patreon: 1, role: 'user' });
    expect(patreon.asked).toHaveLength(asked + 1);
    patreon.members = [PLEDGED];
    await comeBack(user);
    await expect.poll(() => own(user)).toMatchObject({ patreon: 2, role: 'supporter' });
  });

  test('is read with refreshed tokens when the old ones have expired', async () => {
    const user = await site.newUser();
    await link(user);
    patreon.members = [];
    patreon.expireAccess();

    await comeBack(user);
    await expect.poll(() => own(user)).toMatchObject({ patreon: 1 });
    patreon.members = [PLEDGED];
    await comeBack(user);

    await expect.poll(() => own(user)).toMatchObject({ patreon: 2 });
    expect(await state(user)).toMatchObject({ isStale: false });
  });

  test('of a user who disconnected the site is gone until they link again', async () => {
    const user = await site.newUser();
    await link(user);
    patreon.expireAll();

    await comeBack(user);
    await expect.poll(() => own(user)).toMatchObject({ patreon: 1, role: 'user' });

    expect(await state(user)).toMatchObject({ isStale: true });
    const asked = patreon.asked.length;
    later += DAY_MS + 1000;
    await own(await site.login(user.username, 'a-good-password'));
    expect(patreon.asked).toHaveLength(asked);
    expect((await link(await site.login(user.username, 'a-good-password'))).user.patreon).toBe(2);
  });

  test('that ends leaves the role to users who keep it without a pledge', async () => {
    const user = await site.newUser();
    await link(user);
    await permit(user, { keepsSupporterWithNoPatreon: true });
    patreon.members = [];

    await comeBack(user);

    await expect.poll(() => own(user)).toMatchObject({ patreon: 1, role: 'supporter' });
  });

  test('that never existed does not revoke a role granted by hand', async () => {
    const user = await site.newUser();
    await permit(user, { isSupporter: true });
    patreon.members = [];

    await link(user);
    const { user: unlinked } = await call(user, 'unlinkPatreon');

    expect(unlinked).toMatchObject({ patreon: 0, role: 'supporter' });
  });
});

describe('unlinking', () => {
  test('takes effect even while the pledge is being checked', async () => {
    const user = await site.newUser();
    const service = await supportersOf(patreon, site.storage.database);
    const account = await own(user);
    const linked = await service.link(account, await patreon.agree(await service.begin(account)));
    later += 2 * DAY_MS;
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    patreon.faults.push({ kind: 'held', until: released });
    const asked = patreon.asked.length;
    service.recheckPledge({ id: linked.id, patreon: 2 });
    await expect.poll(() => patreon.asked.length).toBeGreaterThan(asked);

    await service.unlink(linked);
    release();
    await service.close();

    const unlinked = await own(await site.login(user.username, 'a-good-password'));
    expect(unlinked).toMatchObject({ patreon: 0, role: 'user' });
  });

  test('deletes the tokens and revokes the role at once, and can be repeated', async () => {
    const user = await site.newUser();
    await link(user);

    const { user: unlinked } = await call(user, 'unlinkPatreon');
    await call(user, 'unlinkPatreon');

    expect(unlinked).toMatchObject({ patreon: 0, role: 'user', permissions: { isSupporter: false } });
    const { rows } = await site.storage.pool.query(
      'select 1 from patreon_links join users on users.id = user_id where username = $1',
      [user.username],
    );
    expect(rows).toEqual([]);
  });
});

describe('on a site without Patreon', () => {
  let plain: Site;
  beforeAll(async () => {
    plain = await openSite();
  });
  afterAll(() => plain.stop());

  test('the page says so, and everything else works', async () => {
    const user = await plain.newUser();
    const { token } = user;

    expect((await plain.call('GET', '/api/account/patreon', { token })).body).toMatchObject({
      isOffered: false,
    });
    const notOffered = { success: false, message: 'You cannot link a Patreon account on this site.' };
    expect((await plain.call('POST', '/api/account/patreon', { token })).body).toEqual(notOffered);
    const body = { code: 'a', state: 'b' };
    expect((await plain.call('POST', '/api/account/linkPatreon', { token, body })).body).toEqual(notOffered);
    expect((await plain.call('POST', '/api/account/unlinkPatreon', { token })).body.success).toBe(true);
  });
});

test('no secret appears in a log, an answer or the database', async () => {
  const user = await site.newUser();
  await link(user);
  const { body } = await site.call('GET', `/api/account/${user.username}/export`, { token: user.token });
  const { rows } = await site.storage.pool.query('select * from patreon_links');
  const told = [...written, ...answered, JSON.stringify(body), JSON.stringify(rows)].join('\n');

  expect(rows.length).toBeGreaterThan(0);
  expect(written.join('')).toContain('A request to Patreon failed');
  expect(patreon.secrets.length).toBeGreaterThan(20);
  expect(patreon.secrets.filter((secret) => told.includes(secret))).toEqual([]);
});
