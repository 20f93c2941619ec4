/** The one door to storage: a pool of connections to PostgreSQL, real or embedded. */
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { EMBEDDED_PORT, startEmbeddedDatabase } from './embedded.ts';
import type { EmbeddedDatabase, EmbeddedOptions } from './embedded.ts';

import { migrateDatabase } from './migrations.ts';

export { migrateDatabase };

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

/** Milliseconds after which something that was asked of the database has failed. */
export interface Timeouts {
  /** Until there is a connection, the wait for a free one included. */
  connectionMs: number;
  /** Until a statement is answered. */
  statementMs: number;
  /** Until a transaction goes on, or ends. */
  idleMs: number;
}

/**
 * Far beyond what anything takes that a running program asks for: what lasts longer hangs. A program that freezes in
 * the midst of a transaction keeps others from what it has locked, such as the game that they are to take up.
 */
const PROGRAM_TIMEOUTS: Timeouts = { connectionMs: 15_000, statementMs: 30_000, idleMs: 2_000 };
/** How much longer we wait than the database works, so that it is the one that gives up while it still answers. */
const RESPONSE_GRACE_MS = 1_000;

/** @param timeouts endless when left out, as backups and changes of tables need it */
export async function connectTo(url: string, timeouts?: Timeouts): Promise<Storage> {
  const pool = new pg.Pool({ connectionString: url, max: POOL_SIZE, ...(timeouts && limitsOf(timeouts)) });
  return storageOf(pool, undefined);
}

function limitsOf({ connectionMs, statementMs, idleMs }: Timeouts): pg.PoolConfig {
  return {
    connectionTimeoutMillis: connectionMs,
    // The database gives up, and with it all locks that the statement holds.
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: idleMs,
    // Where it says nothing at all, we do.
    query_timeout: statementMs + RESPONSE_GRACE_MS,
    keepAlive: true,
  };
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
export function openStorage({ databaseUrl, dataDir }: StorageLocation): Promise<Storage> {
  return databaseUrl === undefined
    ? openEmbedded({ dataDir: embeddedFolder(dataDir) })
    : connectTo(databaseUrl);
}

/**
 * The same for a program that runs: its tables are up to date, and a PostgreSQL that hangs is like one that is away.
 * The embedded database cannot hang without the program.
 */
export async function openForProgram(where: StorageLocation): Promise<Storage> {
  if (where.databaseUrl === undefined) return openStorage(where);
  // Changes of tables take their time, and wait for other processes that make them.
  const patient = await connectTo(where.databaseUrl);
  try {
    await migrateDatabase(patient.database);
  } finally {
    await patient.close();
  }
  return connectTo(where.databaseUrl, PROGRAM_TIMEOUTS);
}

export interface StorageLocation {
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
  // So does one that is in use, whose next query fails: nobody else listens then, and the error would end the program.
  pool.on('connect', (client) => client.on('error', () => {}));
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
