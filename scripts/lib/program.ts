import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The folder of the repository. */
export const ROOT = join(import.meta.dirname, '..', '..');

const LAUNCHER = join(ROOT, 'scripts', 'run.mjs');

/** Starts one of our scripts or tools as `npm run` would, in the folder of the repository unless told otherwise. */
export function start(program: readonly string[], options: SpawnOptions = {}): ChildProcess {
  return spawn(process.execPath, [LAUNCHER, ...program], { cwd: ROOT, stdio: 'inherit', ...options });
}

/**
 * Runs a script or tool to its end.
 *
 * @returns its exit code; 1 when a signal ended it
 */
export async function run(program: readonly string[], options: SpawnOptions = {}): Promise<number> {
  const [code] = (await once(start(program, options), 'exit')) as [number | null];
  return code ?? 1;
}
