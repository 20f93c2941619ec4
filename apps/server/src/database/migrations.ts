/** Migrates the tables from one version of the program to the next. */
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from './database.ts';

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));
/** The id of our advisory lock in the database. */
const MIGRATION_LOCK = 4_711_001;

/** All migrations in order. */
export const migrations = readMigrationFiles({ migrationsFolder: MIGRATIONS });

type Executor = Pick<Database, 'execute'>;

/** Migrates the tables in one transaction. Several processes may call it at once: one works, the others wait. */
export async function migrateDatabase(database: Database): Promise<void> {
  await database.transaction((transaction) => applyMigrations(transaction, migrations.length));
}

/** Applies the missing ones of the first `count` migrations, within a transaction. */
export async function applyMigrations(transaction: Executor, count: number): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
  await transaction.execute(sql`create schema if not exists drizzle`);
  await transaction.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  const newest = await newestApplied(transaction);
  for (const migration of migrations.slice(0, count)) {
    if (migration.folderMillis <= newest) continue;
    for (const statement of migration.sql) await transaction.execute(sql.raw(statement));
    await transaction.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${migration.hash}, ${migration.folderMillis})`,
    );
  }
}

/** Returns the number of applied migrations. */
export async function countApplied(database: Executor): Promise<number> {
  const newest = await newestApplied(database);
  return migrations.filter(({ folderMillis }) => folderMillis <= newest).length;
}

async function newestApplied(database: Executor): Promise<number> {
  const { rows } = await database.execute<{ newest: string | null }>(
    sql`select max(created_at) as newest from drizzle.__drizzle_migrations`,
  );
  return Number(rows[0]?.newest ?? 0);
}
