import { run } from './lib/program.ts';

/** The checks that do not run our code. All of them run, so that one run shows all problems. */
const CHECKS = {
  format: ['oxfmt', '--check', '.'],
  lint: ['oxlint'],
  types: ['tsc', '-p', 'tsconfig.json'],
  'types of the web client': ['tsc', '-p', 'apps/web/tsconfig.json'],
  'types of the browser tests': ['tsc', '-p', 'e2e/tsconfig.json'],
  'unused code': ['knip', '--no-progress'],
};

const results: { name: string; passed: boolean; seconds: string }[] = [];
for (const [name, program] of Object.entries(CHECKS)) {
  console.log(`\n── ${name}`);
  const begin = performance.now();
  const passed = (await run(program)) === 0;
  results.push({ name, passed, seconds: ((performance.now() - begin) / 1000).toFixed(1) });
}

console.log('');
for (const { name, passed, seconds } of results) {
  console.log(`${passed ? '✓' : '✗'} ${name} (${seconds} s)`);
}
if (results.some(({ passed }) => !passed)) process.exitCode = 1;
