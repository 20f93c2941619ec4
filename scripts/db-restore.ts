/**
 * Fills the database of the site from a backup, which may come from the other kind of database or an older version.
 *
 *     npm run db:restore -- <file> [--replace]
 *
 * Stop the server first. A database that has accounts is left alone without `--replace`.
 */
import { parseArgs } from 'node:util';
import { restoreBackup } from '../apps/server/src/database/restore.ts';
import { withDatabase } from './lib/database.ts';

const {
  values: { replace },
  positionals: [file],
} = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean', default: false } } });

if (file === undefined) {
  console.error('Name the file: npm run db:restore -- <file> [--replace]');
  process.exitCode = 1;
} else {
  await withDatabase(async (storage) => {
    const rows = await restoreBackup(storage, file, { replaces: replace });
    console.log(`${rows} rows were restored`);
  });
}
