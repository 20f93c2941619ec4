/**
 * The running games of a site whose database is of an older version, as a copy that has the tables of this version. The
 * site may be in use: its database is only read.
 */
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { tablesOf } from '../../database/backup.ts';
import { openEmbedded } from '../../database/database.ts';
import type { Storage } from '../../database/database.ts';
import { applyMigrations, countApplied, migrations } from '../../database/migrations.ts';
import { insertRows, readRows } from '../../database/rows.ts';

const RUNNING = 'select id from games where finished_at is null';

/** The rows that running games are restored from, as conditions by table. */
const ROWS = new Map([
  ['users', `t.id in (select user_id from game_players where game_id in (${RUNNING}))`],
  ['games', 't.finished_at is null'],
  ['game_players', `t.game_id in (${RUNNING})`],
  ['game_decisions', `t.game_id in (${RUNNING})`],
  ['game_checkpoints', `t.game_id in (${RUNNING})`],
]);

/** @returns the copy, in memory */
export async function copyRunningGames({ pool }: Storage): Promise<Storage> {
  const copy = await openEmbedded({});
  const [from, to] = [await pool.connect(), await copy.pool.connect()];
  try {
    // All tables as of the same moment.
    await from.query('begin isolation level repeatable read read only');
    await to.query('begin');
    await copyMigrated(from, to);
    await to.query('commit');
  } catch (error) {
    to.release(true);
    await copy.close();
    throw error;
  } finally {
    await from.query('rollback');
    from.release();
  }
  to.release();
  return copy;
}

async function copyMigrated(from: pg.PoolClient, to: pg.PoolClient): Promise<void> {
  const database = drizzle({ client: to });
  await applyMigrations(database, await countApplied(drizzle({ client: from })));
  // Each table after those that it references.
  for (const { name } of await tablesOf(from)) {
    const condition = ROWS.get(name);
    if (condition === undefined) continue;
    for await (const rows of readRows(from, name, condition)) await insertRows(to, name, rows);
  }
  await applyMigrations(database, migrations.length);
}
