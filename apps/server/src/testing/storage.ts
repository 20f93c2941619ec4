/** A database for a test: embedded and in memory, or a fresh one on the PostgreSQL of `TEST_POSTGRES_URL`. */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { getTableName } from 'drizzle-orm';
import pg from 'pg';
import { connectTo, migrateDatabase, openEmbedded } from '../database/database.ts';
import type { Storage } from '../database/database.ts';
import { TABLES } from './tables.ts';

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));
/** Survives a test run, and is removed with the installed packages. */
const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/amberhall', import.meta.url));

export async function openTestStorage(): Promise<Storage> {
  const server = process.env['TEST_POSTGRES_URL'];
  return server === undefined ? lentDatabase() : freshDatabase(server);
}

/** For tests that change the tables themselves: no other test uses it. */
export async function openOwnStorage(): Promise<Storage> {
  const server = process.env['TEST_POSTGRES_URL'];
  if (server === undefined) return openEmbedded({ template: await template() });
  const storage = await freshDatabase(server);
  await migrateDatabase(storage.database);
  return storage;
}

/** Blocks everything that needs the database. @returns a function that releases it, in the order of arrival */
export async function holdDatabase({ pool }: Storage): Promise<() => void> {
  const connections = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  return () => {
    for (const connection of connections) connection.release();
  };
}

/** @throws outside of a test run with PostgreSQL */
export function requirePostgres(): void {
  if (process.env['TEST_POSTGRES_URL'] === undefined) {
    throw new Error('These tests need a PostgreSQL: set TEST_POSTGRES_URL.');
  }
}

/** Opening an embedded database takes seconds and emptying one does not, so those of finished tests are reused. */
const idle: Storage[] = [];

async function lentDatabase(): Promise<Storage> {
  const storage = idle.pop() ?? (await openEmbedded({ template: await template() }));
  await empty(storage);
  return { ...storage, close: async () => void idle.push(storage) };
}

/** Deletes rows, because truncating creates new files for every table and takes twice as long. */
const EMPTY = [
  'begin',
  // Without the order of foreign keys.
  'set local session_replication_role = replica',
  ...TABLES.map((table) => `delete from ${getTableName(table)}`),
  `select setval(pg_get_serial_sequence(table_name, column_name), 1, false)
     from information_schema.columns where table_schema = 'public' and is_identity = 'YES'`,
  'commit',
].join('; ');

const empty = ({ pool }: Storage): Promise<unknown> => pool.query(EMPTY);

/** The migrated database as a file: created once per state of the migrations, because that takes seconds. */
async function template(): Promise<string> {
  const file = path.join(CACHE, `template-${await migrationsHash()}.tar`);
  if (existsSync(file)) return file;

  const storage = await openEmbedded({});
  await migrateDatabase(storage.database);
  const dump = await storage.embedded?.dump();
  await storage.close();
  if (dump === undefined) throw new Error('The embedded database gave no dump');
  await mkdir(CACHE, { recursive: true });
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, dump);
  await rename(unfinished, file);
  return file;
}

async function migrationsHash(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of (await readdir(MIGRATIONS)).toSorted()) {
    if (name.endsWith('.sql')) hash.update(await readFile(path.join(MIGRATIONS, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

async function freshDatabase(server: string): Promise<Storage> {
  const name = `amberhall_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const storage = await connectTo(url.href);
  return {
    ...storage,
    close: async () => {
      await storage.close();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
