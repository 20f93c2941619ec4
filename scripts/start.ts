import { ended, startServer } from './lib/program.ts';
import { buildWebClientIfStale } from './lib/web-client.ts';

await buildWebClientIfStale();
process.exitCode = await ended(startServer());
