import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BadSetting, readConfig } from '../../apps/server/src/config.ts';
import type { Config } from '../../apps/server/src/config.ts';
import { openStorage } from '../../apps/server/src/database/database.ts';
import type { Storage } from '../../apps/server/src/database/database.ts';
import { DataFolderInUse } from '../../apps/server/src/database/lock.ts';
import { RestoreRefused } from '../../apps/server/src/database/restore.ts';
import { ROOT } from './program.ts';

/**
 * Opens the database of the site for `work`. Environment variables take precedence over the settings in `.env`. Prints an
 * error that the operator can fix as one sentence, and sets the exit code 1.
 */
export async function withDatabase(work: (storage: Storage, config: Config) => Promise<void>): Promise<void> {
  const file = join(ROOT, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  try {
    const config = readConfig(process.env);
    const storage = await openStorage(config);
    try {
      await work(storage, config);
    } finally {
      await storage.close();
    }
  } catch (error) {
    if (!isForOperators(error)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

function isForOperators(error: unknown): error is Error {
  return error instanceof BadSetting || error instanceof DataFolderInUse || error instanceof RestoreRefused;
}
