/** A transaction that other queries wait for. */
import type pg from 'pg';
import { expect } from 'vitest';
import type { Storage } from '../database/database.ts';

/** Queries that wait for a lock of this database. */
const LOCKED = `
  select count(*)::integer as count from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/**
 * Runs `work` in a transaction, and ends it with `end`.
 *
 * @param work gets the connection, and a function that resolves once as many queries wait for the transaction; those of
 *   timers of the site count as well
 */
export async function whileTransactionIsOpen(
  { pool }: Storage,
  end: 'commit' | 'rollback',
  work: (client: pg.PoolClient, blocked: (count: number) => Promise<void>) => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  // The embedded database has one connection: what waits for the transaction waits for the connection.
  const countBlocked = async (): Promise<number> => {
    // A transaction keeps what it has read of the activity.
    await client.query('select pg_stat_clear_snapshot()');
    const { rows } = await client.query<{ count: number }>(LOCKED);
    return pool.waitingCount + (rows[0]?.count ?? 0);
  };
  try {
    await client.query('begin');
    await work(client, async (count) => {
      await expect.poll(countBlocked).toBeGreaterThanOrEqual(count);
    });
    await client.query(end);
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
