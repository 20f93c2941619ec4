import { ended, startServer } from './lib/program.ts';
import { buildWebClientIfStale } from './lib/web-client.ts';

/** Runs a process that is only a lobby; games are played on nodes. */
await buildWebClientIfStale();
process.exitCode = await ended(startServer([], 'lobby'));
