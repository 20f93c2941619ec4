/**
 * Writes the backup of a small site of this version, with users, decks, messages and games, for the test of updates.
 *
 *     npm run release:archive
 *
 * The name of the file is the version in `package.json`. CONTRIBUTING.md says when to run it.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeBackup } from '../apps/server/src/database/backup.ts';
import { ARCHIVES, fillSite } from '../apps/server/src/testing/archived-site.ts';
import { openSite } from '../apps/server/src/testing/site.ts';
import { openOwnStorage } from '../apps/server/src/testing/storage.ts';
import program from '../package.json' with { type: 'json' };

const { version } = program;
const file = join(ARCHIVES, `${version}.backup`);

if (existsSync(file)) {
  console.error(`Version ${version} has an archive. A released version cannot change.`);
  process.exitCode = 1;
} else {
  const storage = await openOwnStorage();
  const site = await openSite({ AMBERHALL_VERSION: version }, { storage });
  await fillSite(site);
  // While games are running: a later version finds them as after a crash.
  const rows = await writeBackup(storage, file, new Date());
  await site.stop();
  console.log(`Wrote ${rows} rows to ${file}`);
}
