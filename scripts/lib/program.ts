import { spawn } from 'node:child_process';
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the repository. */
export const ROOT = join(import.meta.dirname, '..', '..');

const LAUNCHER = join(ROOT, 'scripts', 'run.mjs');

/**
 * Runs one of our scripts or tools to its end, as `npm run` would.
 *
 * @returns its exit code; 1 when a signal ended it
 */
export function run(program: readonly string[], options: SpawnOptions = {}): Promise<number> {
  return ended(startNode([LAUNCHER, ...program], options));
}

/** Starts the Node we run on, in the folder of the repository unless told otherwise. */
export function startNode(parameters: readonly string[], options: SpawnOptions = {}): ChildProcess {
  return spawn(process.execPath, parameters, { cwd: ROOT, stdio: 'inherit', ...options });
}

/**
 * Starts the server from its source, with the settings of `.env` under those of the environment.
 *
 * @param role what the process does; default: as the settings say
 */
export function startServer(nodeOptions: readonly string[] = [], role?: 'lobby' | 'node'): ChildProcess {
  const settings = existsSync(join(ROOT, '.env')) ? ['--env-file=.env'] : [];
  const env = { ...process.env, ...(role !== undefined && { AMBERHALL_ROLE: role }) };
  return startNode([...nodeOptions, ...settings, 'apps/server/src/main.ts'], { env });
}

/** Waits for the end of a program and passes on the signals that reach us meanwhile. */
export async function ended(child: ChildProcess): Promise<number> {
  const passOn = (signal: NodeJS.Signals): void => {
    child.kill(signal);
  };
  // A terminal sends Ctrl-C to the child as well, and a second one would cut its shutdown short.
  const passOnInterrupt = (): void => {
    if (!process.stdin.isTTY) child.kill('SIGINT');
  };
  process.on('SIGTERM', passOn).on('SIGHUP', passOn).on('SIGINT', passOnInterrupt);
  try {
    const [code] = (await once(child, 'exit')) as [number | null];
    return code ?? 1;
  } finally {
    process.off('SIGTERM', passOn).off('SIGHUP', passOn).off('SIGINT', passOnInterrupt);
  }
}
