import { ended, startServer } from './lib/program.ts';

/** Runs a process that is only a game node, again whenever the staff wants it to start anew. */
const RESTART = 75;

do {
  process.exitCode = await ended(startServer([], 'node'));
} while (process.exitCode === RESTART);
