import { mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openOwnStorage } from '../testing/storage.ts';
import { tablesOf, writeBackup } from './backup.ts';
import type { Storage } from './database.ts';
import { applyMigrations, countApplied, migrations } from './migrations.ts';
import { restoreBackup } from './restore.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');

let full: Storage;
let empty: Storage;
let folder: string;
let file: string;
beforeAll(async () => {
  full = await openOwnStorage();
  empty = await openOwnStorage();
  await fillWithPeople(full, 1200);
  await addDeck(full);
});
afterAll(async () => {
  await full.close();
  await empty.close();
});
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'amberhall-backup-'));
  file = path.join(folder, 'hall.backup.gz');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** More rows than fit into one batch, with difficult texts: quotes, line breaks, characters of many scripts. */
async function fillWithPeople({ pool }: Storage, people: number): Promise<void> {
  await pool.query(
    `insert into users (username, username_key, email, email_key, password_hash, registered_at, permissions, settings)
     select 'user' || n, 'user' || n, n || '@example.org', n || '@example.org', 'a "hash" \\ ' || n,
            '2026-01-02 03:04:05.678+00'::timestamptz + n * interval '1 day', '["isAdmin"]',
            json_build_object('background', E'línea\\n漢字 🂡 ' || n)
       from generate_series(1, $1) as n`,
    [people],
  );
  await pool.query('insert into blocks values (1, 2), (2, 1)');
  await pool.query("insert into news (text, poster_id, published_at) values ('News', null, now())");
  await pool.query('delete from users where id = $1', [people]);
}

/** Its win rate is computed by the database. */
async function addDeck({ pool }: Storage): Promise<void> {
  await pool.query(
    `insert into decks (owner_id, uuid, name, name_key, expansion, houses, source, cards, updated_at, wins, losses)
     values (1, 'deck', 'A deck', 'a deck', 341, '{mars}', 'imported', '[]', now(), 2, 1)`,
  );
}

async function contentOf({ pool }: Storage): Promise<Record<string, unknown[]>> {
  const client = await pool.connect();
  const content: Record<string, unknown[]> = {};
  for (const { name } of await tablesOf(client)) {
    const { rows } = await client.query(`select t::text as row from "${name}" t order by 1`);
    content[name] = rows;
  }
  client.release();
  return content;
}

test('a backup is restored completely, and sequences continue where they were', async () => {
  const rows = await writeBackup(full, file, NOW);
  const restored = await restoreBackup(empty, file, { replaces: true });
  await fillNews(empty);

  expect(rows).toBe(1199 + 2 + 1 + 1);
  expect(restored).toBe(rows);
  const { news: _news, ...before } = await contentOf(full);
  expect(await contentOf(empty)).toMatchObject(before);
  const { rows: news } = await empty.pool.query('select id from news order by id');
  expect(news).toEqual([{ id: 1 }, { id: 2 }]);
  const next = await empty.pool.query("select nextval(pg_get_serial_sequence('users', 'id')) as id");
  expect(Number(next.rows[0].id)).toBe(1201);
});

async function fillNews({ pool }: Storage): Promise<void> {
  await pool.query("insert into news (text, published_at) values ('More', now())");
}

test('a backup is readable by its owner only, and replaces an older one atomically', async () => {
  await writeFile(file, 'an older one');

  await writeBackup(full, file, NOW);

  expect((await stat(file)).mode & 0o077).toBe(0);
  const lines = String(await promisify(gunzip)(await readFile(file))).split('\n');
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    backup: 'amberhall',
    version: 1,
    madeAt: '2026-11-21T12:00:00.000Z',
    migrations: migrations.length,
  });
});

test('a backup of an older version is migrated', async () => {
  const old = await openOwnStorage();
  const first = await old.pool.connect();
  const tables = await tablesOf(first);
  await first.query(`drop table ${tables.map(({ name }) => `"${name}"`).join(', ')} cascade`);
  await first.query('drop schema drizzle cascade');
  first.release();
  await old.database.transaction((transaction) => applyMigrations(transaction, 1));
  await fillWithPeople(old, 3);
  await writeBackup(old, file, NOW);
  await old.close();

  await restoreBackup(empty, file, { replaces: true });

  expect(await countApplied(empty.database)).toBe(migrations.length);
  const { rows } = await empty.database.execute(sql`select username from users order by id`);
  expect(rows).toEqual([{ username: 'user1' }, { username: 'user2' }]);
});

describe('a restore is refused without changes', () => {
  async function refusal(options = { replaces: true }): Promise<unknown> {
    const before = await contentOf(full);
    const error = await restoreBackup(full, file, options).catch((reason: Error) => reason);
    expect(await contentOf(full)).toEqual(before);
    return (error as Error).message;
  }

  test('over existing accounts, unless requested', async () => {
    await writeBackup(full, file, NOW);

    expect(await refusal({ replaces: false })).toContain('add --replace');
  });

  test('from a missing file', async () => {
    expect(await refusal()).toBe(`There is no file ${file}.`);
  });

  test('from a file that is not a backup', async () => {
    await writeFile(file, await promisify(gzip)('{"backup":"of something else"}\n'));

    expect(await refusal()).toBe('This file is not an Amberhall backup.');
  });

  test('from a truncated backup', async () => {
    await writeBackup(full, file, NOW);
    await truncate(file, Math.floor((await stat(file)).size / 2));

    expect(await refusal()).toContain('cannot be read');
  });

  test('from a backup with missing lines', async () => {
    await writeBackup(full, file, NOW);
    const lines = String(await promisify(gunzip)(await readFile(file))).split('\n');
    await writeFile(file, await promisify(gzip)(lines.slice(0, -2).join('\n')));

    expect(await refusal()).toBe('The backup is incomplete.');
  });

  test('from a newer version', async () => {
    const header = { backup: 'amberhall', version: 1, madeAt: NOW.toISOString(), migrations: 9999 };
    await writeFile(file, await promisify(gzip)(`${JSON.stringify(header)}\n`));

    expect(await refusal()).toContain('newer version');
  });
});
