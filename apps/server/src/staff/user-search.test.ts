import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '@amberhall/protocol';
import type { FoundUser } from '@amberhall/protocol';
import { moderationOf } from '../testing/moderation.ts';
import { openSite } from '../testing/site.ts';
import type { LoggedIn, Site } from '../testing/site.ts';
import { admin, auditEntries, newStaff } from '../testing/staff.ts';

let site: Site;
let manager: LoggedIn;
beforeAll(async () => {
  site = await openSite({ AMBERHALL_TRUST_PROXY: 'yes' });
  manager = await newStaff(site, 'canManageUsers', 'canModerateChat');
  for (const name of ['rogue_fox', 'RogueJan', 'old_rogue', 'a%b']) await add(name);
  await site.storage.pool.query(
    `insert into users (username, username_key, email, email_key, password_hash, registered_at, settings)
     select name, name, name || '@crowd.example', name || '@crowd.example', '', now(), '{}'
       from (select 'crowd' || lpad(n::text, 5, '0') as name from generate_series(1, 2000) n) as names`,
  );
  await site.storage.pool.query('analyze users');
});
afterAll(() => site.stop());

/** Adds a user without the rules for names. */
async function add(name: string): Promise<void> {
  await site.storage.pool.query(
    `insert into users (username, username_key, email, email_key, password_hash, registered_at, settings, register_ip)
     values ($1, lower($1), $1 || '@mail.example', lower($1) || '@mail.example', '', now(), $2, '203.0.113.9')`,
    [name, JSON.stringify(DEFAULT_SETTINGS)],
  );
}

const { take } = moderationOf(() => site);
const search = (text: string, after = '') =>
  site.call('GET', `/api/users?search=${encodeURIComponent(text)}${after}`, { token: manager.token });
const namesFor = async (text: string): Promise<string[]> =>
  (await search(text)).body.users.map(({ username }: FoundUser) => username);

describe('the search for users', () => {
  test.each([
    ['rogue', ['old_rogue', 'rogue_fox', 'RogueJan']],
    ['ROGUEJ', ['RogueJan']],
    ['_rogue@mail', ['old_rogue']],
    ['%b@', ['a%b']],
    ['gue%fox', []],
    ['203.0.', ['a%b', 'old_rogue', 'rogue_fox', 'RogueJan']],
    ['nobody-at-all', []],
  ])('%s finds %j', async (text, names) => {
    expect(await namesFor(text)).toEqual(names);
  });

  test('finds the address of a login', async () => {
    const user = await site.newUser();
    await site.storage.pool.query(
      `update sessions set ip = '198.51.100.77' from users where users.id = user_id and username = $1`,
      [user.username],
    );

    expect(await namesFor('198.51.100.77')).toEqual([user.username]);
    expect(await namesFor('198.51.100.')).toEqual([user.username]);
  });

  test('shows address, state and measures', async () => {
    await take(manager, { username: 'rogue_fox' }, { kind: 'ban', reason: 'spam', until: null });

    const { body } = await search('rogue_f');

    expect(body.users).toMatchObject([
      {
        username: 'rogue_fox',
        email: 'rogue_fox@mail.example',
        disabled: false,
        measures: [{ kind: 'ban', reason: 'spam', until: null }],
      },
    ]);
  });

  test('gives twenty users, and the next ones on request', async () => {
    const { body: first } = await search('crowd');
    const { body: next } = await search('crowd', `&after=${first.users.at(-1).username}`);

    expect(first.users).toHaveLength(20);
    expect(first.isMore).toBe(true);
    expect(next.users[0].username).toBe('crowd00021');
    expect((await search('crowd0200')).body).toMatchObject({ isMore: false });
  });

  test('uses an index for part of a name', async () => {
    const { rows } = await site.storage.pool.query<{ 'QUERY PLAN': string }>(
      `explain select 1 from users where text_parts(username_key) @> text_parts('rogue')`,
    );

    expect(rows.map((row) => row['QUERY PLAN']).join(' ')).toContain('users_username_parts');
  });

  test('is recorded, and needs three characters', async () => {
    await search('rogue');

    expect(await auditEntries(site)).toEqual([
      { actor: manager.username, act: 'users searched', target: 'rogue', details: {} },
    ]);
    expect((await search('ro')).status).toBe(400);
  });
});

test('accounts with the same address are limited, and counted', async () => {
  const user = await site.newUser();
  await site.storage.pool.query(
    `update users set register_ip = '192.0.2.1' where username like 'crowd0003%'`,
  );
  await site.storage.pool.query(`update users set register_ip = '192.0.2.1' where username = $1`, [
    user.username,
  ]);
  await site.storage.pool.query(
    `delete from sessions using users where users.id = user_id and username = $1`,
    [user.username],
  );

  const { body } = await site.call('GET', `/api/user/${user.username}`, { token: manager.token });

  expect(body.linkedAccounts).toHaveLength(10);
  expect(body.linkedCount).toBe(10);
  await site.storage.pool.query(`update users set register_ip = '192.0.2.1' where username like 'crowd000%'`);
  const { body: more } = await site.call('GET', `/api/user/${user.username}`, { token: manager.token });
  expect(more.linkedAccounts).toHaveLength(20);
  expect(more.linkedCount).toBe(99);
});

describe('the audit log', () => {
  test('is filtered by action, person and time', async () => {
    const { token } = await admin(site);
    const read = async (query: string) =>
      (await site.call('GET', `/api/audit?${query}`, { token })).body.entries;
    await take(manager, { username: 'RogueJan' });

    const acts = await read('act=user%20muted');
    expect(acts.length).toBeGreaterThan(0);
    expect(new Set(acts.map(({ act }: { act: string }) => act))).toEqual(new Set(['user muted']));
    expect(await read('person=roguejan')).toMatchObject([{ act: 'user muted', target: 'RogueJan' }]);
    expect((await read(`person=${manager.username}&act=user%20muted`)).length).toBe(acts.length);
    const now = new Date().toISOString();
    expect(await read(`person=roguejan&to=${now}`)).toHaveLength(1);
    expect(await read(`person=roguejan&from=${now}`)).toEqual([]);
    expect((await site.call('GET', '/api/audit?act=nothing', { token })).status).toBe(400);
  });
});
