import { run } from './lib/program.ts';
import { buildWebClientIfStale } from './lib/web-client.ts';

await buildWebClientIfStale();
process.exitCode = await run(['vitest', 'run', '--project=browser', ...process.argv.slice(2)]);
