/**
 * Fills the database of the site from a backup. The backup may come from the other kind of database, or from an older
 * version.
 *
 *     npm run db:restore -- <file> [--replace]
 *
 * Stop the server first. A database that has accounts is not changed without `--replace`.
 */
import { parseArgs } from 'node:util';
import { restoreBackup } from '../apps/server/src/database/restore.ts';
import { withDatabase } from './lib/database.ts';

const {
  values: { replace },
  positionals: [file],
} = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean', default: false } } });

if (file === undefined) {
  console.error('Usage: npm run db:restore -- <file> [--replace]');
  process.exitCode = 1;
} else {
  await withDatabase(async (storage) => {
    const rows = await restoreBackup(storage, file, { replaces: replace });
    console.log(`Restored ${rows} rows`);
  });
}
