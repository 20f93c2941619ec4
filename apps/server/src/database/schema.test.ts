import { getTableName } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStorage } from '../testing/storage.ts';
import { TABLES } from '../testing/tables.ts';
import { migrateDatabase } from './database.ts';
import type { Storage } from './database.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await openTestStorage();
});
afterAll(() => storage.close());

test('the migrated database has exactly the tables and columns of the schema', async () => {
  await migrateDatabase(storage.database);
  for (const table of TABLES) await storage.database.select().from(table).limit(0);
  const { rows } = await storage.pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );

  expect(rows.map(({ name }) => name).toSorted()).toEqual(TABLES.map(getTableName).toSorted());
});

/** Tables with a few rows. */
const SMALL = ['bans', 'motd', 'news'];

test('every reference to an account or a game has an index', async () => {
  await migrateDatabase(storage.database);

  const { rows } = await storage.pool.query<{ table: string; column: string }>(
    `select c.relname as table, a.attname as column
       from pg_constraint f
       join pg_class c on c.oid = f.conrelid
       join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
      where f.contype = 'f' and not exists (
        select 1 from pg_index i where i.indrelid = f.conrelid and i.indkey[0] = f.conkey[1])`,
  );

  expect(rows.filter(({ table }) => !SMALL.includes(table))).toEqual([]);
});

test('several programs can migrate at once and repeatedly', async () => {
  await Promise.all([1, 2, 3].map(() => migrateDatabase(storage.database)));

  await expect(storage.pool.query('select 1 from users')).resolves.toBeDefined();
});
