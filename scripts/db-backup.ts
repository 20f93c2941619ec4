/**
 * Writes the database of the site to a file.
 *
 *     npm run db:backup -- [file]
 *
 * Stop the server first if it uses the embedded database. PostgreSQL may be in use. The default file is in the folder
 * `backups` of the data folder. Uploaded images and the secret of the site are files in the data folder: copy them as well.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeBackup } from '../apps/server/src/database/backup.ts';
import { migrateDatabase } from '../apps/server/src/database/migrations.ts';
import { withDatabase } from './lib/database.ts';

const [name] = parseArgs({ allowPositionals: true }).positionals;

await withDatabase(async (storage, { dataDir }) => {
  const now = new Date();
  const day = now
    .toISOString()
    .replace(/\.\d+Z$/, '')
    .replaceAll(':', '-');
  const file = resolve(name ?? `${dataDir}/backups/${day}.gz`);
  await migrateDatabase(storage.database);
  const rows = await writeBackup(storage, file, now);
  console.log(`Wrote ${rows} rows to ${file}`);
});
