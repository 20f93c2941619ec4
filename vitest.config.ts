import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './e2e/src/longest-first.ts';

/** Tests that need a PostgreSQL or Redis beside them. */
const SERVICE_TESTS = '**/*.service.test.ts';

/** File for the counts of this run, for a program to read; CI adds them up. */
const results = process.env['TEST_RESULTS'];

/** One more than cores, because tests of the server wait for sockets and threads for a fifth of their time. */
const WORKERS = availableParallelism() + 1;

/** Megabytes of young objects. With the usual 16, collecting garbage takes a tenth of the time of the web tests. */
const execArgv = ['--max-semi-space-size=64'];

/** Most code of the web client runs too seldom to be worth optimizing: that takes longer than it saves. */
const UNOPTIMIZED = '--no-turbofan';

/** The same holds for the embedded database, which every worker compiles again. */
const UNOPTIMIZED_DATABASE = '--no-wasm-tier-up';

/** What another process or a socket brings comes when it comes; on a busy machine after more than the usual second. */
const patient = { poll: { timeout: 10_000 } };

/** Node loads TypeScript itself, which takes less time than the transformed modules of Vite. The web client needs Vite. */
const NATIVE_MODULES = { viteModuleRunner: false };

/**
 * `npm test` runs the first four projects, which need no service and no browser; `npm run test:services` and
 * `npm run test:browser` run the others.
 */
export default defineConfig({
  test: {
    maxWorkers: WORKERS,
    sequence: { sequencer: LongestFirst },
    reporters: results === undefined ? ['default'] : ['default', ['json', { outputFile: results }]],
    projects: [
      {
        test: {
          name: 'packages',
          execArgv,
          include: ['packages/*/src/**/*.test.ts'],
          pool: 'forks',
          isolate: false,
          experimental: NATIVE_MODULES,
          // Some of them play hundreds of games.
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'scripts',
          execArgv,
          include: ['scripts/**/*.test.ts'],
          isolate: false,
          experimental: NATIVE_MODULES,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          execArgv: [...execArgv, UNOPTIMIZED_DATABASE],
          include: ['apps/server/src/**/*.test.ts'],
          exclude: [SERVICE_TESTS],
          // The databases of finished tests serve the next ones, see testing/storage.ts.
          pool: 'forks',
          isolate: false,
          experimental: NATIVE_MODULES,
          globalSetup: 'apps/server/src/testing/temporary-files.ts',
          expect: patient,
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        test: {
          name: 'web',
          execArgv: [...execArgv, UNOPTIMIZED],
          root: 'apps/web',
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // A project that extends a file inherits nothing from above.
          maxWorkers: WORKERS,
          // Loading React and the components again for each file would take three times as long as the tests.
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'services',
          include: [`apps/${SERVICE_TESTS}`],
          pool: 'forks',
          isolate: false,
          experimental: NATIVE_MODULES,
          globalSetup: 'apps/server/src/testing/temporary-files.ts',
          // Many of them start several processes of the server.
          maxWorkers: 2,
          expect: patient,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: 'e2e/src/site-template.ts',
          // A test waits for its server and its browser most of the time.
          maxWorkers: 2,
          expect: patient,
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
