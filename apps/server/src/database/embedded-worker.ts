/** The thread of the embedded PostgreSQL, so that it does not block the timers of the main thread. */
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import type { EmbeddedMessage, EmbeddedOptions } from './embedded.ts';

/** One connection is used at a time. A second one may open while a broken one is still closing. */
const MAX_CONNECTIONS = 2;

const options = workerData as EmbeddedOptions & { socketPath: string };
const port = parentPort;
if (port === null) throw new Error('The embedded database runs in a worker thread only.');

const dump = options.template === undefined ? undefined : new Blob([await readFile(options.template)]);
const database = await PGlite.create({
  ...(options.dataDir !== undefined && { dataDir: options.dataDir }),
  ...(dump !== undefined && { loadDataDir: dump }),
});
const server = new PGLiteSocketServer({
  db: database,
  path: options.socketPath,
  maxConnections: MAX_CONNECTIONS,
});
await server.start();

port.on('message', (message: EmbeddedMessage) => void (message === 'dump' ? dumpTo(port) : stop(port)));
port.postMessage('ready');

async function dumpTo(asker: MessagePort): Promise<void> {
  const file = await database.dumpDataDir('none');
  asker.postMessage(new Uint8Array(await file.arrayBuffer()));
}

async function stop(asker: MessagePort): Promise<void> {
  await server.stop();
  await database.close();
  asker.close();
}
