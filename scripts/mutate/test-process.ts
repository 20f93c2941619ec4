/**
 * A process that keeps one project of tests warm: `fork`ed with the name of the project, it takes requests one at a
 * time and answers each.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { createVitest } from 'vitest/node';
import type { TestModule, TestRunResult, Vitest } from 'vitest/node';
import config from '../../vitest.config.ts';
import { ROOT } from '../lib/program.ts';
import { areaOf } from './areas.ts';
import { hashOf } from './coverage.ts';
import type { Coverage, Hits } from './coverage.ts';
import { modulePath } from './module-path.ts';
import { probesOf, withProbes } from './probes.ts';
import type { RecordedHits } from './record-hits.ts';
import { applyEdits, parseSource } from './syntax.ts';
import type { Edit } from './syntax.ts';

/** What the process is asked to do. Tests are paths from the root of the repository. */
export type Request =
  | { kind: 'list' }
  | { kind: 'cover'; tests: readonly string[] }
  | { kind: 'try'; file: string; edit: Edit; tests: readonly string[]; patience: number };

export type Reply =
  | { kind: 'tests'; tests: string[] }
  | { kind: 'coverage'; coverage: Coverage }
  | { kind: 'verdict'; verdict: Verdict };

/** What became of a mutant. */
export type Verdict =
  | { kind: 'killed'; test?: string; by: string }
  | { kind: 'survived' }
  | { kind: 'timeout' };

/** Where cards are defined, and the function that does it. */
const CARD_FUNCTION = {
  file: 'packages/cards/src/language/card.ts',
  head: /export function card\([^)]*\): \w+ \{/,
};

const project = process.argv[2] ?? '';
const hitsFolder = mkdtempSync(join(tmpdir(), 'amberhall-mutate-'));

/** Places of the probes that were handed out, by their ids. */
const probes: { file: string; version: string; index: number }[] = [];
const versions: Coverage['versions'] = {};

let isCovering = false;
let mutated: { file: string; edit: Edit } | undefined;
/** Paths of the tests to run, in order. */
let order: readonly string[] = [];
let onProgress = (): void => {};

const plugin: Plugin = {
  name: 'amberhall-mutate',
  enforce: 'pre',
  transform: (text, id) => {
    const path = modulePath(id);
    if (path === undefined) return undefined;
    const file = fromRoot(path);
    if (mutated?.file === file) return { code: applyEdits(text, [mutated.edit]), map: null };
    if (isCovering && areaOf(file)) return { code: instrumented(file, text), map: null };
    return undefined;
  },
};

function instrumented(file: string, text: string): string {
  const version = hashOf(text);
  const found = probesOf(parseSource(file, text));
  const code = withProbes(text, found, probes.length);
  probes.push(...found.map((_, index) => ({ file, version, index })));
  versions[file] = {
    [version]: { lines: text.split('\n'), probes: found.map(({ line, column }) => [line, column]) },
  };
  if (file !== CARD_FUNCTION.file) return code;
  if (!CARD_FUNCTION.head.test(code)) throw new Error(`${file} has no function named card`);
  return code.replace(CARD_FUNCTION.head, (head) => `${head} globalThis.__defined?.(arguments[0]);`);
}

class GivenOrder {
  shard<Specification>(specifications: Specification[]): Specification[] {
    return specifications;
  }

  sort<Specification extends { moduleId: string }>(specifications: Specification[]): Specification[] {
    const rank = ({ moduleId }: Specification): number => order.indexOf(fromRoot(moduleId));
    return specifications.toSorted((a, b) => rank(a) - rank(b));
  }
}

function fromRoot(path: string): string {
  return relative(ROOT, path).replaceAll(sep, '/');
}

async function start(covering: boolean): Promise<Vitest> {
  isCovering = covering;
  const chosen = config.test?.projects?.flatMap((each) =>
    typeof each === 'object' && 'test' in each && each.test?.name === project
      ? [
          {
            ...each,
            plugins: [plugin],
            test: {
              ...each.test,
              // The cache must not hand mutated modules to ordinary runs.
              fsModuleCache: false,
              // Node itself would load the files without the mutant.
              experimental: { viteModuleRunner: true },
              ...(covering && {
                setupFiles: [join(import.meta.dirname, 'record-hits.ts')],
                // Probes slow down what plays hundreds of games.
                testTimeout: 600_000,
              }),
            },
          },
        ]
      : [],
  );
  const vitest = await createVitest('test', {
    config: false,
    root: ROOT,
    watch: false,
    projects: chosen ?? [],
    maxWorkers: covering ? '100%' : 1,
    bail: covering ? 0 : 1,
    silent: true,
    env: { MUTATE_HITS: hitsFolder },
    sequence: { sequencer: GivenOrder },
    reporters: [{ onTestModuleEnd: () => onProgress() }],
  });
  await vitest.standalone();
  return vitest;
}

let running: Promise<Vitest> | undefined;

async function answer(request: Request): Promise<Reply> {
  running ??= start(request.kind === 'cover');
  const vitest = await running;
  switch (request.kind) {
    case 'list': {
      const all = await vitest.globTestSpecifications();
      return { kind: 'tests', tests: all.map(({ moduleId }) => fromRoot(moduleId)).toSorted() };
    }
    case 'cover':
      return { kind: 'coverage', coverage: coverageOf(await runTests(vitest, request.tests)) };
    case 'try':
      return { kind: 'verdict', verdict: await verdictOn(vitest, request) };
  }
}

async function runTests(vitest: Vitest, tests: readonly string[]): Promise<TestRunResult> {
  order = tests;
  const wanted = new Set(tests);
  const isWanted = ({ moduleId }: { moduleId: string }): boolean => wanted.has(fromRoot(moduleId));
  const all = await vitest.globTestSpecifications();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(all.filter(isWanted));
  // Vitest adds the results of earlier runs, and a test that failed for an earlier mutant would fail for all later ones.
  return { testModules: testModules.filter(isWanted), unhandledErrors };
}

function coverageOf({ testModules }: TestRunResult): Coverage {
  const coverage: Coverage = { versions, tests: {}, definitions: {} };
  const records = recorded();
  for (const module of testModules) {
    // A file whose imports fail writes no record.
    const { inTests = [], onImport = [], definitions = {} } = records.get(module.moduleId) ?? {};
    coverage.tests[fromRoot(module.moduleId)] = {
      hash: hashOf(readFileSync(module.moduleId, 'utf8')),
      milliseconds: Math.round(module.diagnostic().duration),
      isPassing: module.state() === 'passed',
      hits: hitsOf(inTests),
      onImport: hitsOf(onImport),
    };
    for (const [slug, ids] of Object.entries(definitions)) coverage.definitions[slug] = hitsOf(ids);
  }
  return coverage;
}

/** Returns what `record-hits.ts` has written, by path of the file of tests. */
function recorded(): Map<string, RecordedHits> {
  const records = readdirSync(hitsFolder).map(
    (name) => JSON.parse(readFileSync(join(hitsFolder, name), 'utf8')) as RecordedHits,
  );
  return new Map(records.map((record) => [record.test, record]));
}

function hitsOf(ids: readonly number[]): Hits {
  const hits: Hits = {};
  for (const id of ids) {
    const probe = probes[id];
    if (!probe) continue;
    const { file, version, index } = probe;
    (hits[file] ??= { version, probes: [] }).probes.push(index);
  }
  return hits;
}

async function verdictOn(
  vitest: Vitest,
  { file, edit, tests, patience }: Extract<Request, { kind: 'try' }>,
): Promise<Verdict> {
  mutated = { file, edit };
  vitest.invalidateFile(join(ROOT, file));
  try {
    const result = await Promise.race([runTests(vitest, tests), stalled(patience)]);
    return result === 'stalled' ? { kind: 'timeout' } : verdictOf(result);
  } finally {
    mutated = undefined;
    vitest.invalidateFile(join(ROOT, file));
  }
}

/** Resolves when no file of tests has ended for `patience` milliseconds. */
async function stalled(patience: number): Promise<'stalled'> {
  return new Promise((resolve) => {
    let timer = setTimeout(() => resolve('stalled'), patience);
    onProgress = () => {
      clearTimeout(timer);
      timer = setTimeout(() => resolve('stalled'), patience);
    };
  });
}

function verdictOf({ testModules, unhandledErrors }: TestRunResult): Verdict {
  const failed = testModules.find((module) => module.state() === 'failed');
  if (failed) return { kind: 'killed', test: fromRoot(failed.moduleId), by: failureOf(failed) };
  return unhandledErrors.length > 0 ? { kind: 'killed', by: 'an unhandled error' } : { kind: 'survived' };
}

function failureOf(module: TestModule): string {
  const [test] = module.children.allTests('failed');
  return test ? `${fromRoot(module.moduleId)} > ${test.fullName}` : fromRoot(module.moduleId);
}

process.on('message', (request: Request) => {
  answer(request).then(
    (reply) => process.send?.(reply),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

process.on('disconnect', () => {
  rmSync(hitsFolder, { recursive: true, force: true });
  void running?.then((vitest) => vitest.close()).finally(() => process.exit());
});
