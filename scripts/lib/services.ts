import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';

/** A database or broker for a test run, in a temporary folder and on a free loopback port. */
export interface Service {
  url: string;
  stop(): Promise<void>;
}

const START_LIMIT_MS = 30_000;

/**
 * Starts a PostgreSQL whose only user needs no password.
 *
 * @throws if PostgreSQL is not installed
 */
export async function startPostgres(): Promise<Service> {
  const programs = await findPostgres();
  const owner = ownerOfPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'amberhall-postgres-'));
  if (owner !== undefined) await chown(folder, owner.uid, owner.gid);

  const data = join(folder, 'data');
  execFileSync(
    join(programs, 'initdb'),
    [
      '--pgdata',
      data,
      '--username=postgres',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ],
    { cwd: folder, stdio: 'ignore', ...owner },
  );
  const port = await freePort();
  const child = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', `${port}`, '-h', '127.0.0.1', '-k', folder, '-c', 'fsync=off'],
    { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], ...owner },
  );
  await waitForOutput(child, 'ready to accept connections');
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop: () => stop(child, 'SIGINT', folder) };
}

/**
 * Starts a Redis that stores nothing on disk.
 *
 * @throws if Redis is not installed
 */
export async function startRedis(): Promise<Service> {
  const program = onPath('redis-server');
  if (program === undefined) throw new Error('Redis is not installed: install it or set TEST_REDIS_URL.');

  const folder = await mkdtemp(join(tmpdir(), 'amberhall-redis-'));
  const port = await freePort();
  const child = spawn(
    program,
    ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no'],
    { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  await waitForOutput(child, 'Ready to accept connections');
  return { url: `redis://127.0.0.1:${port}`, stop: () => stop(child, 'SIGTERM', folder) };
}

/** Returns the folder of PostgreSQL's programs. Debian does not put them on the PATH; it has one folder per version. */
export async function findPostgres(): Promise<string> {
  const onPathFolder = onPath('initdb');
  if (onPathFolder !== undefined) return join(onPathFolder, '..');
  const versions = await readdir('/usr/lib/postgresql').catch(() => []);
  const newest = versions.toSorted((one, other) => Number(other) - Number(one))[0];
  if (newest === undefined)
    throw new Error('PostgreSQL is not installed. Install it, or set TEST_POSTGRES_URL.');
  return join('/usr/lib/postgresql', newest, 'bin');
}

function onPath(program: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
}

/** PostgreSQL refuses to run as root, so root runs it as the user that its package created. */
function ownerOfPostgres(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (option: string): number =>
    Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Waits until the program writes a line that contains `words`. */
async function waitForOutput(child: ChildProcess, words: string): Promise<void> {
  const output = child.stdout ?? child.stderr;
  if (output === null) throw new Error('The program must be started with a pipe as its output.');
  const lines = createInterface(output);
  const written: string[] = [];
  const limit = setTimeout(() => lines.close(), START_LIMIT_MS);
  try {
    for await (const line of lines) {
      written.push(line);
      if (line.includes(words)) return;
    }
  } finally {
    clearTimeout(limit);
    output.resume(); // A full pipe would block the program.
  }
  child.kill();
  throw new Error(`${child.spawnfile} did not start:\n${written.join('\n')}`);
}

async function stop(child: ChildProcess, signal: NodeJS.Signals, folder: string): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  }
  await rm(folder, { recursive: true, force: true });
}
