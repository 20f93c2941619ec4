import { afterEach, beforeEach, expect, test } from 'vitest';
import { openOwnStorage } from '../testing/storage.ts';
import { tablesOf } from './backup.ts';
import type { Storage } from './database.ts';
import { applyMigrations, countApplied, migrateDatabase, migrations } from './migrations.ts';
import { quotedName } from './rows.ts';

let storage: Storage;
beforeEach(async () => {
  storage = await openOwnStorage();
});
afterEach(() => storage.close());

/** Drops everything and creates the tables of an older version. */
async function goBackTo(count: number): Promise<void> {
  const client = await storage.pool.connect();
  const names = (await tablesOf(client)).map(({ name }) => quotedName(name));
  await client.query(`drop table ${names.join(', ')} cascade`);
  await client.query('drop schema drizzle cascade');
  client.release();
  await storage.database.transaction((transaction) => applyMigrations(transaction, count));
}

/** Columns, indexes and constraints, as the database describes them. */
async function tables(): Promise<unknown[]> {
  const { rows } = await storage.pool.query(
    `select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || coalesce(column_default, '') as part
       from information_schema.columns where table_schema = 'public'
     union all select indexdef from pg_indexes where schemaname = 'public'
     union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
       where connamespace = 'public'::regnamespace
     order by 1`,
  );
  return rows;
}

/** The embedded database is slow, and applies each migration twice. All versions are migrated on PostgreSQL. */
const EARLIER_VERSIONS = process.env['TEST_POSTGRES_URL'] === undefined ? [0, 1] : migrations.keys();

test('migrating from an empty database and from earlier versions gives the same tables and keeps the data', async () => {
  const expected = await tables();
  for (const version of EARLIER_VERSIONS) {
    await goBackTo(version);
    if (version > 0) await addUser();

    await migrateDatabase(storage.database);

    expect(await tables(), `from version ${version}`).toEqual(expected);
    expect(await countApplied(storage.database)).toBe(migrations.length);
    const { rows } = await storage.pool.query('select username from users');
    expect(rows).toHaveLength(version > 0 ? 1 : 0);
  }
});

test('an entrant of an older version keeps the registered deck, and an event of it is neither triad nor keeps chains', async () => {
  await goBackTo(22);
  await storage.pool.query(
    `insert into events (settings, phase, starts_at, created_at, seed)
     values ('{"name": "Open"}', 'signup', now(), now(), 'seed')`,
  );
  await storage.pool.query(
    `insert into event_entrants (event_id, club, state, entered_at, deck)
     values (1, '', 'in', now(), '{"deck": {"uuid": "a"}}'), (1, '', 'in', now(), null)`,
  );

  await migrateDatabase(storage.database);

  const { rows: entrants } = await storage.pool.query('select decks from event_entrants order by id');
  expect(entrants).toEqual([{ decks: [{ deck: { uuid: 'a' } }] }, { decks: null }]);
  const { rows: events } = await storage.pool.query('select settings from events');
  expect(events).toEqual([{ settings: { name: 'Open', isTriad: false, keepsChains: false } }]);
});

async function addUser(): Promise<void> {
  await storage.pool.query(
    `insert into users (username, username_key, email, email_key, password_hash, registered_at, settings)
     values ('Anna', 'anna', 'anna@example.org', 'anna@example.org', 'hash', now(), '{}')`,
  );
}

test('a failed migration leaves the tables unchanged', async () => {
  await goBackTo(1);
  const before = await tables();
  const all = storage.database.transaction(async (transaction) => {
    await applyMigrations(transaction, migrations.length);
    throw new Error('The power went out');
  });

  await expect(all).rejects.toThrow('The power went out');
  expect(await tables()).toEqual(before);
  expect(await countApplied(storage.database)).toBe(1);
});
