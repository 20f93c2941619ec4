/** Restores a database from a backup in one transaction. */
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { drizzle } from 'drizzle-orm/node-postgres';
import { BACKUP_END, BackupHeader, BackupTable, tablesOf } from './backup.ts';
import type { Storage } from './database.ts';
import { applyMigrations, migrations } from './migrations.ts';
import { BATCH, insertRows, quotedName } from './rows.ts';

/** Why nothing was restored, as a message for the operator. */
export class RestoreRefused extends Error {
  override name = 'RestoreRefused';
}

export interface RestoreOptions {
  /** Whether the content of the database may be replaced. */
  replaces: boolean;
  /** Whether the tables become those of this version. Default: true. */
  migrates?: boolean;
}

/**
 * Replaces the content of the database by a backup.
 *
 * @returns the number of rows
 * @throws {RestoreRefused} and leaves the database unchanged
 */
export async function restoreBackup(
  storage: Storage,
  file: string,
  options: RestoreOptions,
): Promise<number> {
  const client = await storage.pool.connect();
  try {
    await client.query('begin');
    const rows = await restore(client, file, options);
    await client.query('commit');
    return rows;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

async function restore(
  client: pg.PoolClient,
  file: string,
  { replaces, migrates = true }: RestoreOptions,
): Promise<number> {
  const lines = linesOf(file);
  const header = await headerOf(lines);
  if (!replaces && (await hasAccounts(client))) {
    throw new RestoreRefused('The database already has accounts. To delete them, add --replace.');
  }
  const database = drizzle({ client });
  await dropEverything(client);
  await applyMigrations(database, header.migrations);
  const rows = await fill(client, lines);
  if (migrates) await applyMigrations(database, migrations.length);
  return rows;
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const unzipped = createGunzip();
  source.on('error', (error) => unzipped.destroy(error)).pipe(unzipped);
  try {
    let rest = '';
    for await (const part of unzipped.setEncoding('utf8')) {
      const pieces = (rest + String(part)).split('\n');
      rest = pieces.pop() ?? '';
      yield* pieces;
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new RestoreRefused(`There is no file ${file}.`, { cause: error });
    throw new RestoreRefused(`The file ${file} cannot be read: ${message}.`, { cause: error });
  } finally {
    source.destroy();
  }
}

async function headerOf(lines: AsyncGenerator<string>): Promise<BackupHeader> {
  const first = await lines.next();
  const header = BackupHeader.safeParse(first.done === true ? undefined : jsonIn(first.value));
  if (!header.success) throw new RestoreRefused('This file is not an Amberhall backup.');
  if (header.data.migrations > migrations.length) {
    throw new RestoreRefused('The backup comes from a newer version of Amberhall. Update first.');
  }
  return header.data;
}

async function hasAccounts(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ users: string | null }>(
    "select to_regclass('public.users')::text as users",
  );
  if ((rows[0]?.users ?? null) === null) return false;
  return (await client.query('select 1 from users limit 1')).rows.length > 0;
}

async function dropEverything(client: pg.PoolClient): Promise<void> {
  const tables = await tablesOf(client);
  if (tables.length > 0)
    await client.query(`drop table ${tables.map(({ name }) => quotedName(name)).join(', ')} cascade`);
  await client.query('drop schema if exists drizzle cascade');
}

async function fill(client: pg.PoolClient, lines: AsyncGenerator<string>): Promise<number> {
  let rows = 0;
  for (;;) {
    const line = await nextOf(lines);
    if (line === BACKUP_END) return rows;
    const table = BackupTable.parse(jsonIn(line));
    await setCounter(client, table);
    for (let left = table.rows; left > 0; left -= BATCH) {
      const batch: string[] = [];
      while (batch.length < Math.min(left, BATCH)) batch.push(await nextOf(lines));
      await insertRows(client, table.table, batch);
    }
    rows += table.rows;
  }
}

async function nextOf(lines: AsyncGenerator<string>): Promise<string> {
  const next = await lines.next();
  if (next.done === true) throw new RestoreRefused('The backup is incomplete.');
  return next.value;
}

async function setCounter(client: pg.PoolClient, { table, counter }: BackupTable): Promise<void> {
  if (counter === null) return;
  const sequence = sql`pg_get_serial_sequence(${`public.${quotedName(table)}`}, ${counter.column})`;
  await drizzle({ client }).execute(
    sql`select setval(${sequence}, ${counter.last}::bigint, ${counter.isUsed})`,
  );
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
