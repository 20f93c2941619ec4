import { ended, startNode, startServer } from './lib/program.ts';

/** The server, restarted when its code changes, and beside it the web client, reloaded in place. */
const programs = [
  startServer(['--watch', '--watch-preserve-output']),
  startNode(['scripts/run.mjs', 'vite', 'apps/web']),
];

const ends = programs.map(ended);
process.exitCode = await Promise.race(ends);
for (const program of programs) if (!program.killed) program.kill();
await Promise.all(ends);
