import { exitCodeOf, startServer } from './lib/program.ts';
import { buildWebClientIfStale } from './lib/web-client.ts';

/** Runs a lobby process. Games run on nodes. */
await buildWebClientIfStale();
process.exitCode = await exitCodeOf(startServer([], 'lobby'));
