import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT, run } from './program.ts';

const BUILT = 'apps/web/dist/index.html';
const SOURCES = ['apps/web/src', 'apps/web/public', 'packages'];
const SOURCE_FILES = ['apps/web/index.html', 'apps/web/vite.config.ts', 'package-lock.json'];

/**
 * Builds the web client if it was never built or a source is newer than the last build.
 *
 * @throws if the build fails; its messages are printed
 */
export async function buildWebClientIfStale(): Promise<void> {
  if (!(await isStale())) return;
  if ((await run(['vite', 'build', 'apps/web', '--logLevel', 'error'])) !== 0)
    throw new Error('Could not build the web client.');
}

async function isStale(): Promise<boolean> {
  if (!existsSync(join(ROOT, BUILT))) return true;
  const builtAt = await changedAt(BUILT);
  const sources = [...SOURCE_FILES, ...(await Promise.all(SOURCES.map(filesIn))).flat()];
  const times = await Promise.all(sources.map(changedAt));
  return times.some((time) => time > builtAt);
}

/** Returns milliseconds since 1970; 0 for a file that does not exist. */
async function changedAt(path: string): Promise<number> {
  return (await stat(join(ROOT, path), { bigint: false }).catch(() => undefined))?.mtimeMs ?? 0;
}

async function filesIn(folder: string): Promise<string[]> {
  const path = join(ROOT, folder);
  if (!existsSync(path)) return [];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1));
}
