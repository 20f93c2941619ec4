/** PostgreSQL inside the program: for sites that run no database server of their own. */
import { on, once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { takeLock } from './lock.ts';

export interface EmbeddedOptions {
  /** Folder of the database; kept in memory when left out. */
  dataDir?: string;
  /** File with a dump to start a database in memory from. */
  template?: string;
}

/** Asked of the worker. */
export type EmbeddedMessage = 'dump' | 'stop';

export interface EmbeddedDatabase {
  /** Folder of the unix socket; only this user may enter it, since the database has no password. */
  socketDir: string;
  /** The whole database as an archive that `template` takes. */
  dump(): Promise<Uint8Array>;
  stop(): Promise<void>;
}

/** The port in the name of the socket file. */
export const EMBEDDED_PORT = 5432;

/** @throws {DataFolderInUse} when another process has the folder open */
export async function startEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  if (options.dataDir !== undefined) await mkdir(path.dirname(options.dataDir), { recursive: true });
  const unlock = options.dataDir === undefined ? undefined : await takeLock(`${options.dataDir}.lock`);
  // In the system's folder for such files: the path of a socket may have 107 characters at most.
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

/** Waits for one word of the worker: Node's watch mode sends messages of its own before it. */
async function waitForMessage(worker: Worker, word: string): Promise<void> {
  for await (const [message] of on(worker, 'message', { close: ['exit'] })) {
    if (message === word) return;
  }
  throw new Error(`The embedded database ended before it was ${word}.`);
}
