/** The one door to storage: a pool of connections to PostgreSQL, real or embedded. */
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { EMBEDDED_PORT, startEmbeddedDatabase } from './embedded.ts';
import type { EmbeddedDatabase, EmbeddedOptions } from './embedded.ts';

export { migrateDatabase } from './migrations.ts';

export type Database = NodePgDatabase;

export interface Storage {
  database: Database;
  pool: pg.Pool;
  /** Only of an embedded database. */
  embedded: EmbeddedDatabase | undefined;
  close(): Promise<void>;
}

const POOL_SIZE = 8;
/**
 * One connection to the embedded database. Its socket takes the messages of several connections in
 * turns, so that beside a transaction a query can meet the statement or the parameters of another one.
 * Nothing is lost by it: the database works on one query at a time anyway.
 */
const EMBEDDED_POOL_SIZE = 1;

export async function connectTo(url: string): Promise<Storage> {
  const pool = new pg.Pool({ connectionString: url, max: POOL_SIZE });
  return storageOf(pool, undefined);
}

export async function openEmbedded(options: EmbeddedOptions): Promise<Storage> {
  const embedded = await startEmbeddedDatabase(options);
  const pool = new pg.Pool({
    host: embedded.socketDir,
    port: EMBEDDED_PORT,
    user: 'postgres',
    database: 'postgres',
    max: EMBEDDED_POOL_SIZE,
    idleTimeoutMillis: 0,
  });
  return storageOf(pool, embedded);
}

/** The database that the settings name: a PostgreSQL, else the embedded one in the data folder. */
export function openStorage({ databaseUrl, dataDir }: Where): Promise<Storage> {
  return databaseUrl === undefined
    ? openEmbedded({ dataDir: embeddedFolder(dataDir) })
    : connectTo(databaseUrl);
}

export interface Where {
  databaseUrl: string | undefined;
  dataDir: string;
}

/** Where the embedded database lies within the data folder. */
function embeddedFolder(dataDir: string): string {
  return path.resolve(dataDir, 'database');
}

function storageOf(pool: pg.Pool, embedded: EmbeddedDatabase | undefined): Storage {
  // An idle connection that breaks is replaced by the pool; the next query tells if the database is gone.
  pool.on('error', () => {});
  return {
    database: drizzle({ client: pool, casing: 'snake_case' }),
    pool,
    embedded,
    close: async () => {
      await pool.end();
      await embedded?.stop();
    },
  };
}
