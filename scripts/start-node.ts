import { exitCodeOf, startServer } from './lib/program.ts';

/** The exit code of a node that staff restart. */
const RESTART = 75;

// Runs a game node process, and starts it again when staff restart it.
do {
  process.exitCode = await exitCodeOf(startServer([], 'node'));
} while (process.exitCode === RESTART);
