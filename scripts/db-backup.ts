/**
 * Writes the database of the site to a file.
 *
 *     npm run db:backup -- [file]
 *
 * An embedded database has to be closed for it, a PostgreSQL may be in use. Without a name the file goes to `backups`
 * in the data folder. Uploaded images and the secret of the site are files of that folder: copy them as well.
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
  console.log(`${rows} rows are in ${file}`);
});
