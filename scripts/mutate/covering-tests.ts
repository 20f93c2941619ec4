import { dirname } from 'node:path/posix';
import type { CoverageIndex } from './coverage.ts';
import type { Mutant } from './mutants.ts';
import type { Probe } from './probes.ts';

/** What is known of the repository when tests are chosen. */
export interface Known {
  coverage: CoverageIndex;
  /** The text of a source file as it is now. */
  textOf: (file: string) => string;
  probesOf: (file: string) => readonly Probe[];
  /** The files that import a file by a relative path. */
  importersOf: (file: string) => readonly string[];
  /** The test files that name a card. */
  testsNaming: (slug: string) => readonly string[];
}

/** How many imports away tests are looked for when no test runs anything of a file. */
const IMPORTS_AWAY = 3;

/**
 * Returns the test files that may notice a mutant: those nearest to its file first, then the fastest.
 *
 * Code inside functions has the tests that run it, or those that name the cards whose definitions run it on import.
 * The definition of a card has the tests that name the card. Other code that runs on import has the tests that run
 * anything of its file, or of the files that import it, or else those in its folder.
 */
export function coveringTests(mutant: Mutant, known: Known): string[] {
  const { coverage } = known;
  const order = (tests: readonly string[]): string[] =>
    [...new Set(tests)].toSorted(
      (a, b) =>
        distance(mutant.file, a) - distance(mutant.file, b) || coverage.duration(a) - coverage.duration(b),
    );
  if (mutant.card !== undefined) return order(known.testsNaming(mutant.card));

  const probe = innermostProbe(known.probesOf(mutant.file), mutant.runsAt.offset);
  if (!probe) {
    const near = testsNear([mutant.file], known);
    return order(near.length > 0 ? near : coverage.testsIn(dirname(mutant.file)));
  }

  const text = known.textOf(mutant.file);
  const running = coverage.testsAt(mutant.file, text, probe);
  const defining = coverage.definitionsAt(mutant.file, text, probe).flatMap(known.testsNaming);
  const isForAll = defining.length === 0 && coverage.isRunOnImport(mutant.file, text, probe);
  return order([...running, ...defining, ...(isForAll ? testsNear([mutant.file], known) : [])]);
}

/** Says whether a file of tests names a card: in quotes, or in a list of names. */
export function namesCard(text: string, slug: string): boolean {
  return new RegExp(`(?<![\\p{L}\\d-])${slug}(?![\\p{L}\\d-])`, 'u').test(text);
}

export function innermostProbe(probes: readonly Probe[], offset: number): Probe | undefined {
  return probes
    .filter(({ start, end }) => start <= offset && offset < end)
    .toSorted((a, b) => a.end - a.start - (b.end - b.start))[0];
}

function testsNear(files: readonly string[], known: Known, away = 0): string[] {
  const tests = files.flatMap((file) => known.coverage.testsOfFile(file));
  if (tests.length > 0 || files.length === 0 || away === IMPORTS_AWAY) return tests;
  return testsNear([...new Set(files.flatMap(known.importersOf))], known, away + 1);
}

/** Ranks tests: 0 for the test of the file itself, 1 for tests in its folder, 2 for all others. */
function distance(file: string, test: string): number {
  const stem = file.replace(/\.tsx?$/, '');
  if (test.replace(/\.test\.tsx?$/, '') === stem || test.startsWith(`${stem}/`)) return 0;
  return dirname(test) === dirname(file) ? 1 : 2;
}

/**
 * Returns the tests that are run for one mutant: in the order given, as many as take `budget` milliseconds
 * together, and at least one.
 */
export function withinBudget(tests: readonly string[], coverage: CoverageIndex, budget: number): string[] {
  let spent = 0;
  return tests.filter((test, index) => {
    spent += coverage.duration(test);
    return index === 0 || spent <= budget;
  });
}
