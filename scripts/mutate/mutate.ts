import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { acceptanceOf } from './accepted.ts';
import { areaOf, filesOf } from './areas.ts';
import type { Area, Project } from './areas.ts';
import { changedLines } from './changed-lines.ts';
import { CoverageIndex } from './coverage.ts';
import { coverageOf } from './coverage-store.ts';
import { coveringTests, namesCard, withinBudget } from './covering-tests.ts';
import type { Known } from './covering-tests.ts';
import { importersIn } from './importers.ts';
import { mutantsOf } from './mutants.ts';
import type { Mutant } from './mutants.ts';
import { probesOf } from './probes.ts';
import type { Probe } from './probes.ts';
import type { Outcome } from './report.ts';
import { sampleOf } from './sample.ts';
import { parseSource } from './syntax.ts';
import { TestProcess } from './test-pool.ts';
import type { Request, Verdict } from './test-process.ts';

/** What is mutated, and how long its tests may take. */
export interface Options {
  root: string;
  areas: readonly Area[];
  /** Only these files; default: all of the areas. */
  files?: readonly string[];
  /** Only lines that differ from the main branch. */
  onlyChanged: boolean;
  /** Lines per area; default: as many as the area says. */
  sample?: number;
  seed: string;
  /** Takes every mutant and no sample. */
  all: boolean;
  /** Test processes at a time. */
  jobs: number;
  /** Milliseconds of tests per mutant, as they take without it. */
  budget: number;
  fresh: boolean;
  onProgress: (line: string) => void;
}

/** A file of tests may take this much longer than usual before it counts as endless … */
const PATIENCE_FACTOR = 10;

/** … and at least this many milliseconds, in which the modules are loaded as well. */
const LEAST_PATIENCE = 30_000;

/** Tries a sample of mutants of every area. */
export async function mutate(options: Options): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const [project, areas] of Map.groupBy(options.areas, (area) => area.project)) {
    const mutants = areas.flatMap((area) => chosenIn(area, options));
    if (mutants.length > 0) outcomes.push(...(await tryAll(project, mutants, options)));
  }
  return outcomes;
}

function chosenIn(area: Area, options: Options): Mutant[] {
  const { root, files, onlyChanged, seed } = options;
  const changed = onlyChanged ? changedLines(root) : undefined;
  const mutants = filesOf(area, root)
    .filter((file) => (files?.includes(file) ?? true) && (changed?.has(file) ?? true))
    .flatMap((file) => mutantsOf(parseSource(file, readFileSync(join(root, file), 'utf8'))))
    .filter(({ file, line }) => changed?.get(file)?.has(line) ?? true);
  return options.all ? mutants : sampleOf(mutants, options.sample ?? area.sample, seed);
}

async function tryAll(project: Project, mutants: readonly Mutant[], options: Options): Promise<Outcome[]> {
  const { root, jobs, fresh, onProgress } = options;
  const processes = Array.from({ length: jobs }, () => new TestProcess(project));
  const [first] = processes;
  if (!first) throw new Error('Expected at least one job');
  try {
    const { tests } = await first.ask({ kind: 'list' }, 'tests');
    onProgress(`${project}: looking up what ${tests.length} test files cover`);
    const coverage = new CoverageIndex(await coverageOf(root, project, tests, fresh));
    for (const test of coverage.failing()) onProgress(`${test} fails without a mutant and is left out`);
    const known = knownOf(root, tests, coverage);
    const queue = mutants.entries();
    const outcomes: Outcome[] = [];
    await Promise.all(
      processes.map(async (testProcess) => {
        for (const [index, mutant] of queue) {
          const outcome = await tryMutant(testProcess, mutant, known, options);
          outcomes[index] = outcome;
          onProgress(
            `${index + 1}/${mutants.length} ${mutant.file}:${mutant.line} ${mutant.operator}: ${described(outcome)}`,
          );
        }
      }),
    );
    return outcomes;
  } finally {
    await Promise.all(processes.map(async (testProcess) => testProcess.close()));
  }
}

async function tryMutant(
  testProcess: TestProcess,
  mutant: Mutant,
  known: Known,
  { budget }: Options,
): Promise<Outcome> {
  const covering = coveringTests(mutant, known);
  const tests = withinBudget(covering, known.coverage, budget);
  const accepted = acceptanceOf(mutant);
  const outcome = {
    area: areaOf(mutant.file)?.name ?? '',
    mutant,
    tests: { run: tests.length, covering: covering.length },
    ...(accepted && { accepted }),
  };
  if (tests.length === 0) return { ...outcome, verdict: { kind: 'no coverage' } };

  const longest = Math.max(...tests.map((test) => known.coverage.duration(test)));
  const patience = LEAST_PATIENCE + PATIENCE_FACTOR * longest;
  return { ...outcome, verdict: await reliableVerdict(testProcess, mutant, tests, patience) };
}

/** An edit that changes nothing. */
const NO_EDIT = { start: 0, end: 0, text: '' };

/**
 * A test kills a mutant only if it passes again without the mutant. If it does not, an earlier mutant may have left
 * something behind: the mutant is tried again in a new process, and a test that fails there as well is left out.
 */
async function reliableVerdict(
  testProcess: TestProcess,
  { file, edit }: Pick<Mutant, 'file' | 'edit'>,
  tests: readonly string[],
  patience: number,
  suspects: readonly string[] = [],
): Promise<Verdict> {
  if (tests.length === 0) return { kind: 'survived' };
  const verdict = await attempt(testProcess, { kind: 'try', file, edit, tests, patience });
  if (verdict.kind !== 'killed' || verdict.test === undefined) return verdict;

  const failed = verdict.test;
  const again = await attempt(testProcess, { kind: 'try', file, edit: NO_EDIT, tests: [failed], patience });
  if (again.kind === 'survived') return verdict;

  testProcess.kill();
  const rest = suspects.includes(failed) ? tests.filter((test) => test !== failed) : tests;
  return reliableVerdict(testProcess, { file, edit }, rest, patience, [...suspects, failed]);
}

async function attempt(
  testProcess: TestProcess,
  request: Extract<Request, { kind: 'try' }>,
): Promise<Verdict> {
  const { verdict } = await testProcess.ask(request, 'verdict');
  if (verdict.kind === 'timeout') testProcess.kill();
  return verdict;
}

function described({ verdict, tests }: Outcome): string {
  if (verdict.kind === 'killed') return `killed by ${verdict.by}`;
  return verdict.kind === 'survived' ? `survived ${tests.run} of ${tests.covering} test files` : verdict.kind;
}

function knownOf(root: string, tests: readonly string[], coverage: CoverageIndex): Known {
  const textOf = remembered((file: string) => readFileSync(join(root, file), 'utf8'));
  return {
    coverage,
    textOf,
    probesOf: remembered((file: string): Probe[] => probesOf(parseSource(file, textOf(file)))),
    importersOf: importersIn(root),
    testsNaming: remembered((slug: string) => tests.filter((test) => namesCard(textOf(test), slug))),
  };
}

function remembered<Result>(compute: (key: string) => Result): (key: string) => Result {
  const results = new Map<string, Result>();
  return (key) => {
    const known = results.get(key) ?? compute(key);
    results.set(key, known);
    return known;
  };
}
