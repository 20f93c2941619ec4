import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { newDataFolder } from './data-folder.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const PROGRAM = join(ROOT, 'apps', 'server', 'src', 'main.ts');

/** The first start makes the database, which takes seconds on a busy machine. */
const START_LIMIT_MS = 90_000;
const STOP_LIMIT_MS = 20_000;
const ASK_AGAIN_MS = 100;

/** The server as a separate process with its own data folder. */
export interface Server {
  /** Without a slash at the end. */
  readonly url: string;
  readonly admin: { readonly name: string; readonly password: string };
  readonly dataFolder: string;
  /** Its output so far. */
  output(): string;
  /** Kills it and starts it again with the same data and port. */
  killAndRestart(): Promise<void>;
  /** Stops it with SIGTERM and removes its data, unless they are kept. Does nothing the second time. */
  stop(options?: { keepData: boolean }): Promise<void>;
}

/**
 * Starts the server and waits until it is ready.
 *
 * @param settings environment variables besides those the server needs
 * @throws if it ends or is not ready in time; the message holds what it wrote
 */
export async function startServer(settings: Readonly<Record<string, string>> = {}): Promise<Server> {
  const dataFolder = await newDataFolder();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const admin = { name: 'keeper', password: 'keeper of the hall' };
  const env = {
    ...process.env,
    AMBERHALL_HOST: '127.0.0.1',
    AMBERHALL_PORT: `${port}`,
    AMBERHALL_DATA_DIR: dataFolder,
    TMPDIR: dataFolder, // the files of a killed server are removed with the folder
    AMBERHALL_ADMIN_NAME: admin.name,
    AMBERHALL_ADMIN_PASSWORD: admin.password,
    AMBERHALL_LOG_LEVEL: 'warn',
    ...settings,
  };

  const written: string[] = [];
  let child = launch(env, written);
  const stop: Server['stop'] = async ({ keepData } = { keepData: false }) => {
    await end(child, 'SIGTERM');
    if (!keepData) await rm(dataFolder, { recursive: true, force: true });
  };
  await ready(child, url, written).catch(async (error: unknown) => {
    await stop();
    throw error;
  });

  return {
    url,
    admin,
    dataFolder,
    output: () => written.join(''),
    killAndRestart: async () => {
      await end(child, 'SIGKILL');
      child = launch(env, written);
      await ready(child, url, written);
    },
    stop,
  };
}

function launch(env: NodeJS.ProcessEnv, written: string[]): ChildProcess {
  const child = spawn(process.execPath, [PROGRAM], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => written.push(text));
  }
  return child;
}

async function ready(child: ChildProcess, url: string, written: readonly string[]): Promise<void> {
  const deadline = performance.now() + START_LIMIT_MS;
  while (performance.now() < deadline && isRunning(child)) {
    const response = await fetch(`${url}/readyz`).catch(() => undefined);
    if (response?.ok === true) return;
    await pause(ASK_AGAIN_MS);
  }
  throw new Error(`The server is not ready. It wrote:\n${written.join('')}`);
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

/** Sends the signal and waits for the exit. Kills a process that does not exit in time. */
async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (!isRunning(child)) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  const killTimer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  await exit;
  clearTimeout(killTimer);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
