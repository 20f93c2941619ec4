import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Project } from './areas.ts';
import { emptyCoverage, hashOf, withoutStale } from './coverage.ts';
import type { Coverage } from './coverage.ts';
import { TestProcess } from './test-pool.ts';

/**
 * Returns what the tests of a project run. Only tests that are new, changed or failing since the last call are
 * run for it.
 *
 * @param isFresh forgets what is kept, and runs all tests
 */
export async function coverageOf(
  root: string,
  project: Project,
  tests: readonly string[],
  isFresh: boolean,
): Promise<Coverage> {
  const file = join(root, 'output', 'mutate', `coverage-${project}.json`);
  const kept = isFresh || !existsSync(file) ? emptyCoverage() : readCoverage(file);
  const hashes = new Map(tests.map((test) => [test, hashOf(readFileSync(join(root, test), 'utf8'))]));
  const current = withoutStale(kept, hashes);
  const missing = tests.filter((test) => !current.tests[test]?.isPassing);
  if (missing.length === 0) return current;

  const coverage = merged(current, await record(project, missing));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(coverage));
  return coverage;
}

function readCoverage(file: string): Coverage {
  // Written by this function's caller alone.
  return JSON.parse(readFileSync(file, 'utf8')) as Coverage;
}

async function record(project: Project, tests: readonly string[]): Promise<Coverage> {
  const testProcess = new TestProcess(project);
  try {
    return (await testProcess.ask({ kind: 'cover', tests }, 'coverage')).coverage;
  } finally {
    await testProcess.close();
  }
}

/** Adds a later recording to an earlier one. */
export function merged(earlier: Coverage, later: Coverage): Coverage {
  const versions = { ...earlier.versions };
  for (const [file, known] of Object.entries(later.versions))
    versions[file] = { ...versions[file], ...known };
  return {
    versions,
    tests: { ...earlier.tests, ...later.tests },
    definitions: { ...earlier.definitions, ...later.definitions },
  };
}
