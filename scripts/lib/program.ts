import { spawn } from 'node:child_process';
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the repository. */
export const ROOT = join(import.meta.dirname, '..', '..');

const LAUNCHER = join(ROOT, 'scripts', 'run.mjs');

/**
 * Runs a script or a tool until it exits, as `npm run` would.
 *
 * @returns its exit code; 1 if a signal ended it
 */
export function run(program: readonly string[], options: SpawnOptions = {}): Promise<number> {
  return exitCodeOf(startNode([LAUNCHER, ...program], options));
}

/** Starts the Node that runs this script. Its working directory is the repository, unless `options` name another. */
export function startNode(parameters: readonly string[], options: SpawnOptions = {}): ChildProcess {
  return spawn(process.execPath, parameters, { cwd: ROOT, stdio: 'inherit', ...options });
}

/**
 * Starts the server from its source. Environment variables take precedence over the settings in `.env`.
 *
 * @param role the role of the process; default: the role in the settings
 */
export function startServer(nodeOptions: readonly string[] = [], role?: 'lobby' | 'node'): ChildProcess {
  const settings = existsSync(join(ROOT, '.env')) ? ['--env-file=.env'] : [];
  const env = { ...process.env, ...(role !== undefined && { AMBERHALL_ROLE: role }) };
  return startNode([...nodeOptions, ...settings, 'apps/server/src/main.ts'], { env });
}

/** Waits until a program exits, and forwards signals to it. Returns its exit code. */
export async function exitCodeOf(child: ChildProcess): Promise<number> {
  const forward = (signal: NodeJS.Signals): void => {
    child.kill(signal);
  };
  // A terminal sends Ctrl-C to the child as well. A second signal would abort its shutdown.
  const forwardInterrupt = (): void => {
    if (!process.stdin.isTTY) child.kill('SIGINT');
  };
  process.on('SIGTERM', forward).on('SIGHUP', forward).on('SIGINT', forwardInterrupt);
  try {
    const [code] = (await once(child, 'exit')) as [number | null];
    return code ?? 1;
  } finally {
    process.off('SIGTERM', forward).off('SIGHUP', forward).off('SIGINT', forwardInterrupt);
  }
}
