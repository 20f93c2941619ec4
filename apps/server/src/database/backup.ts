/** Writes the whole database to a file from which both kinds of database can be restored. */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { z } from 'zod';
import type { Storage } from './database.ts';
import { countApplied } from './migrations.ts';
import { quotedName, readRows } from './rows.ts';

/** The lines of a backup, each a JSON text: the header, then each table with its rows, then the end marker. */
export const BackupHeader = z.object({
  backup: z.literal('amberhall'),
  version: z.literal(1),
  /** ISO 8601. */
  madeAt: z.string(),
  /** The number of applied migrations. */
  migrations: z.int().positive(),
});
export type BackupHeader = z.infer<typeof BackupHeader>;

export const BackupTable = z.object({
  table: z.string(),
  /** The number of following lines with rows. */
  rows: z.int().nonnegative(),
  /** The identity column and its current value. */
  counter: z.object({ column: z.string(), last: z.string(), isUsed: z.boolean() }).nullable(),
});
export type BackupTable = z.infer<typeof BackupTable>;

export const BACKUP_END = JSON.stringify('end');

/**
 * Writes a backup while the site may be running. The file is complete or does not exist.
 *
 * @returns the number of rows
 */
export async function writeBackup(storage: Storage, file: string, madeAt: Date): Promise<number> {
  await mkdir(path.dirname(path.resolve(file)), { recursive: true });
  const unfinished = `${file}.unfinished`;
  const migrations = await countApplied(storage.database);
  const header: BackupHeader = { backup: 'amberhall', version: 1, madeAt: madeAt.toISOString(), migrations };
  const client = await storage.pool.connect();
  const counted = { rows: 0 };
  try {
    await client.query('begin isolation level repeatable read read only');
    const target = createWriteStream(unfinished, { mode: 0o600 });
    await once(target, 'open');
    await pipeline(Readable.from(lines(client, header, counted)), createGzip(), target);
    await client.query('commit');
    await rename(unfinished, file);
  } catch (error) {
    await client.query('rollback').catch(() => {});
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    client.release();
  }
  return counted.rows;
}

async function* lines(
  client: pg.PoolClient,
  header: BackupHeader,
  counted: { rows: number },
): AsyncGenerator<string> {
  yield `${JSON.stringify(header)}\n`;
  for (const { name } of await tablesOf(client)) {
    const table = {
      table: name,
      rows: await countRows(client, name),
      counter: await counterOf(client, name),
    };
    counted.rows += table.rows;
    yield `${JSON.stringify(table satisfies BackupTable)}\n`;
    for await (const rows of readRows(client, name)) {
      yield rows.map((row) => `${row}\n`).join('');
    }
  }
  yield `${BACKUP_END}\n`;
}

async function countRows(client: pg.PoolClient, table: string): Promise<number> {
  const { rows } = await client.query<{ rows: number }>(
    `select count(*)::int as rows from ${quotedName(table)}`,
  );
  return rows[0]?.rows ?? 0;
}

async function counterOf(client: pg.PoolClient, table: string): Promise<BackupTable['counter']> {
  const { rows } = await client.query<{ column: string; sequence: string }>(
    `select column_name as column, pg_get_serial_sequence($1, column_name) as sequence
       from information_schema.columns
      where table_schema = 'public' and table_name = $2 and is_identity = 'YES'`,
    [`public.${quotedName(table)}`, table],
  );
  const [identity] = rows;
  if (identity === undefined) return null;
  const state = await client.query<{ last: string; used: boolean }>(
    `select last_value::text as last, is_called as used from ${identity.sequence}`,
  );
  const { last = '1', used = false } = state.rows[0] ?? {};
  return { column: identity.column, last, isUsed: used };
}

/** The tables of the program, each after the tables that it references. */
export async function tablesOf(client: pg.ClientBase): Promise<{ name: string; needs: string[] }[]> {
  const { rows } = await client.query<{ name: string; needs: string[] }>(
    `select c.relname::text as name,
            array(select distinct r.relname::text
                    from pg_constraint f join pg_class r on r.oid = f.confrelid
                   where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as needs
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'r'
      order by 1`,
  );
  const sorted: typeof rows = [];
  while (sorted.length < rows.length) {
    const next = rows.filter(
      (table) =>
        !sorted.includes(table) && table.needs.every((need) => sorted.some(({ name }) => name === need)),
    );
    if (next.length === 0) throw new Error('Tables refer to each other in a circle');
    sorted.push(...next);
  }
  return sorted;
}
