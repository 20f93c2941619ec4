/**
 * Lists the failed tests in the output files of Vitest's JSON reporter.
 *
 *     node scripts/run.mjs scripts/failed-tests.ts <results.json>...
 */
import { readFileSync } from 'node:fs';
import { failedTests } from './lib/failed-tests.ts';
import { ROOT } from './lib/program.ts';

for (const file of process.argv.slice(2)) {
  for (const line of failedTests(JSON.parse(readFileSync(file, 'utf8')), ROOT)) console.log(`  ✗ ${line}`);
}
