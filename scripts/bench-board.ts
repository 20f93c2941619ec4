import { run } from './lib/program.ts';
import { buildWebClientIfStale } from './lib/web-client.ts';

/** Measures the board in Chromium. */
await buildWebClientIfStale();
process.exitCode = await run(['bench/src/main.ts', 'board', ...process.argv.slice(2)]);
