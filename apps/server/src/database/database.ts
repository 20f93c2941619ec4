/** Access to storage: a pool of connections to PostgreSQL, real or embedded. */
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
  /** Only for an embedded database. */
  embedded: EmbeddedDatabase | undefined;
  close(): Promise<void>;
}

const POOL_SIZE = 8;
/**
 * One connection to the embedded database. Its socket interleaves the messages of several connections, so beside a
 * transaction a query could receive the statement or parameters of another one. One connection costs nothing: the
 * database works on one query at a time anyway.
 */
const EMBEDDED_POOL_SIZE = 1;

/** Timeouts in milliseconds for operations on the database. */
export interface Timeouts {
  /** Until a connection is available, including the wait for a free one. */
  connectionMs: number;
  /** Until a statement is answered. */
  statementMs: number;
  /** Until a transaction continues or ends. */
  idleMs: number;
}

/**
 * Far more than any operation of a running program takes: what lasts longer hangs. A program that freezes within a
 * transaction keeps its locks, for example on the game that another node must resume.
 */
const PROGRAM_TIMEOUTS: Timeouts = { connectionMs: 15_000, statementMs: 30_000, idleMs: 2_000 };
/** How much longer the client waits than the database, so that a responsive database reports the timeout itself. */
const RESPONSE_GRACE_MS = 1_000;

/** @param timeouts none when absent, as backups and migrations need it */
export async function connectTo(url: string, timeouts?: Timeouts): Promise<Storage> {
  const pool = new pg.Pool({ connectionString: url, max: POOL_SIZE, ...(timeouts && limitsOf(timeouts)) });
  return storageOf(pool, undefined);
}

function limitsOf({ connectionMs, statementMs, idleMs }: Timeouts): pg.PoolConfig {
  return {
    connectionTimeoutMillis: connectionMs,
    // The database cancels the statement and releases its locks.
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: idleMs,
    // Client-side timeout for a server that stops responding.
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

/** Opens the database of the settings: a PostgreSQL, otherwise the embedded one in the data folder. */
export function openStorage({ databaseUrl, dataDir }: StorageLocation): Promise<Storage> {
  return databaseUrl === undefined
    ? openEmbedded({ dataDir: embeddedFolder(dataDir) })
    : connectTo(databaseUrl);
}

/**
 * The same for a running program: its tables are migrated, and a PostgreSQL that hangs is treated as unreachable.
 * The embedded database cannot hang without the program.
 */
export async function openForProgram(where: StorageLocation): Promise<Storage> {
  if (where.databaseUrl === undefined) return openStorage(where);
  // Migrations take time, and wait for other processes that run them.
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

/** The path of the embedded database within the data folder. */
function embeddedFolder(dataDir: string): string {
  return path.resolve(dataDir, 'database');
}

function storageOf(pool: pg.Pool, embedded: EmbeddedDatabase | undefined): Storage {
  // The pool replaces an idle connection that breaks. The next query fails if the database is gone.
  pool.on('error', () => {});
  // The next query of a connection in use fails too. Without this listener, the error event would end the program.
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
