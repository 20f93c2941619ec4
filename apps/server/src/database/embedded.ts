/** PostgreSQL inside the program: for sites without a database server. */
import { on, once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { takeLock } from './lock.ts';

export interface EmbeddedOptions {
  /** The folder of the database; in memory when absent. */
  dataDir?: string;
  /** A file with a dump for a database in memory. */
  template?: string;
}

/** A request to the worker. */
export type EmbeddedMessage = 'dump' | 'stop';

export interface EmbeddedDatabase {
  /** The folder of the unix socket. Only this user may enter it, because the database has no password. */
  socketDir: string;
  /** Returns the whole database as an archive for `template`. */
  dump(): Promise<Uint8Array>;
  stop(): Promise<void>;
}

/** The port in the name of the socket file. */
export const EMBEDDED_PORT = 5432;

/** The folder of the database has files, but no database that can be opened. Nothing in it was changed. */
export class DamagedDatabase extends Error {
  override name = 'DamagedDatabase';

  constructor(folder: string, cause?: unknown) {
    super(
      `The database in ${folder} is damaged and cannot be opened. Move the folder away and restore a backup, as docs/operations.md describes under "Backup".`,
      { cause },
    );
  }
}

/**
 * @throws {DataFolderInUse} when another process has the folder open
 * @throws {DamagedDatabase}
 */
export async function startEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { dataDir } = options;
  if (dataDir === undefined) return open(options);
  await mkdir(path.dirname(dataDir), { recursive: true, mode: 0o700 });
  const unlock = await takeLock(`${dataDir}.lock`);
  try {
    const isNew = await isEmpty(dataDir);
    const database = await open(options).catch((error: unknown) => {
      throw isNew ? error : new DamagedDatabase(dataDir, error);
    });
    const stop = async () => {
      await database.stop();
      await unlock();
    };
    return { ...database, stop };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** @throws {DamagedDatabase} if there are files, but not the one with which every database begins */
async function isEmpty(folder: string): Promise<boolean> {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (files.length > 0 && !files.includes('PG_VERSION')) throw new DamagedDatabase(folder);
  return files.length === 0;
}

async function open(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  // In the system's folder for temporary files: a socket path may have at most 107 characters.
  const socketDir = await mkdtemp(path.join(tmpdir(), 'amberhall-'));
  const socketPath = path.join(socketDir, `.s.PGSQL.${EMBEDDED_PORT}`);

  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData: { ...options, socketPath },
  });
  try {
    await waitForMessage(worker, 'ready');
  } catch (error) {
    await rm(socketDir, { recursive: true, force: true });
    throw error;
  }

  return {
    socketDir,
    dump: async () => {
      const answer = once(worker, 'message');
      worker.postMessage('dump' satisfies EmbeddedMessage);
      const [archive] = (await answer) as [Uint8Array];
      return archive;
    },
    stop: async () => {
      const exit = once(worker, 'exit');
      worker.postMessage('stop' satisfies EmbeddedMessage);
      await exit;
      await rm(socketDir, { recursive: true, force: true });
    },
  };
}

/** Waits for one message of the worker. Node's watch mode sends messages of its own before it. */
async function waitForMessage(worker: Worker, word: string): Promise<void> {
  for await (const [message] of on(worker, 'message', { close: ['exit'] })) {
    if (message === word) return;
  }
  throw new Error(`The embedded database ended before it was ${word}.`);
}
