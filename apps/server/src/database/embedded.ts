/** PostgreSQL inside the program: for sites without a database server. */
import { on, once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
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

/** @throws {DataFolderInUse} when another process has the folder open */
export async function startEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  if (options.dataDir !== undefined) await mkdir(path.dirname(options.dataDir), { recursive: true });
  const unlock = options.dataDir === undefined ? undefined : await takeLock(`${options.dataDir}.lock`);
  // In the system's folder for temporary files: a socket path may have at most 107 characters.
  const socketDir = await mkdtemp(path.join(tmpdir(), 'amberhall-'));
  const socketPath = path.join(socketDir, `.s.PGSQL.${EMBEDDED_PORT}`);

  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData: { ...options, socketPath },
  });
  await waitForMessage(worker, 'ready');

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
      await unlock?.();
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
