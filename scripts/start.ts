import { exitCodeOf, startServer } from './lib/program.ts';
import { buildWebClientIfStale } from './lib/web-client.ts';

await buildWebClientIfStale();
process.exitCode = await exitCodeOf(startServer());
