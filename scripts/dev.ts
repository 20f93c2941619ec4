import { exitCodeOf, startNode, startServer } from './lib/program.ts';

/** Runs the server, restarted when its code changes, and the web client with hot reload. */
const programs = [
  startServer(['--watch', '--watch-preserve-output']),
  startNode(['scripts/run.mjs', 'vite', 'apps/web']),
];

const exits = programs.map(exitCodeOf);
process.exitCode = await Promise.race(exits);
for (const program of programs) if (!program.killed) program.kill();
await Promise.all(exits);
