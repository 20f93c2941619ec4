import { createHash } from 'node:crypto';
import { diff } from 'node:util';
import type { Place } from './syntax.ts';

/** A version of a source file, as it was when tests ran on it. */
export interface Version {
  lines: string[];
  /** Where each of its probes begins: [line, column]. */
  probes: [line: number, column: number][];
}

/** Indexes of the probes that ran, by file. */
export type Hits = Record<string, { version: string; probes: number[] }>;

/** What one file of tests runs. */
export interface CoveredTest {
  /** Hash of the test file. */
  hash: string;
  milliseconds: number;
  isPassing: boolean;
  hits: Hits;
  /** What ran while its imports were loaded; complete only over all tests together. */
  onImport: Hits;
}

/** What the tests of a project run; kept between calls. */
export interface Coverage {
  /** By file and hash. */
  versions: Record<string, Record<string, Version>>;
  /** By test file. */
  tests: Record<string, CoveredTest>;
  /** What runs on import for the definition of a card, by slug. */
  definitions: Record<string, Hits>;
}

export function emptyCoverage(): Coverage {
  return { versions: {}, tests: {}, definitions: {} };
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** Drops what is known of tests that are gone or changed, and sources no test refers to. */
export function withoutStale(coverage: Coverage, hashes: ReadonlyMap<string, string>): Coverage {
  const tests = Object.fromEntries(
    Object.entries(coverage.tests).filter(([file, { hash }]) => hashes.get(file) === hash),
  );
  const used = new Set(
    [...Object.values(tests).map(({ hits }) => hits), ...Object.values(coverage.definitions)].flatMap(
      (hits) => Object.entries(hits).map(([file, { version }]) => `${file} ${version}`),
    ),
  );
  const versions = Object.fromEntries(
    Object.entries(coverage.versions).map(([file, known]) => [
      file,
      Object.fromEntries(Object.entries(known).filter(([hash]) => used.has(`${file} ${hash}`))),
    ]),
  );
  return { ...coverage, tests, versions };
}

/** Answers which tests and definitions run a piece of code. */
export class CoverageIndex {
  readonly #coverage: Coverage;
  /** The probe of a version at each place: file, hash, place → index. */
  readonly #lines = new Map<string, Map<number, number>>();

  constructor(coverage: Coverage) {
    this.#coverage = coverage;
  }

  /** Returns the passing tests that run the probe at a place of the file as it is now. */
  testsAt(file: string, text: string, place: Place): string[] {
    const wanted = this.#probesAt(file, text, place);
    return this.#passing().filter((test) => isHit(this.#coverage.tests[test]?.hits[file], wanted));
  }

  /** Returns the slugs of the cards whose definitions run the probe at a place when they are imported. */
  definitionsAt(file: string, text: string, place: Place): string[] {
    const wanted = this.#probesAt(file, text, place);
    return Object.keys(this.#coverage.definitions).filter((slug) =>
      isHit(this.#coverage.definitions[slug]?.[file], wanted),
    );
  }

  /** Says whether the probe at a place runs when its file is imported. */
  isRunOnImport(file: string, text: string, place: Place): boolean {
    const wanted = this.#probesAt(file, text, place);
    return Object.values(this.#coverage.tests).some(({ onImport }) => isHit(onImport[file], wanted));
  }

  /** Returns the passing tests that run anything of the file. */
  testsOfFile(file: string): string[] {
    return this.#passing().filter((test) => this.#coverage.tests[test]?.hits[file] !== undefined);
  }

  /** Returns the passing tests in a folder and in the folders within it. */
  testsIn(folder: string): string[] {
    return this.#passing().filter((test) => test.startsWith(`${folder}/`));
  }

  /** Returns how long a file of tests takes, in milliseconds. */
  duration(test: string): number {
    return this.#coverage.tests[test]?.milliseconds ?? 0;
  }

  failing(): string[] {
    return Object.keys(this.#coverage.tests).filter((test) => !this.#coverage.tests[test]?.isPassing);
  }

  #passing(): string[] {
    return Object.keys(this.#coverage.tests).filter((test) => this.#coverage.tests[test]?.isPassing);
  }

  /** Returns the index of the probe in each known version of the file. */
  #probesAt(file: string, text: string, { line, column }: Place): Map<string, number> {
    const found = new Map<string, number>();
    for (const [hash, version] of Object.entries(this.#coverage.versions[file] ?? {})) {
      const earlier = this.#earlierLines(file, hash, version, text).get(line);
      const index = version.probes.findIndex(([at, from]) => at === earlier && from === column);
      if (index !== -1) found.set(hash, index);
    }
    return found;
  }

  #earlierLines(file: string, hash: string, version: Version, text: string): Map<number, number> {
    const key = `${file} ${hash} ${hashOf(text)}`;
    const known = this.#lines.get(key) ?? unchangedLines(version.lines, text.split('\n'));
    this.#lines.set(key, known);
    return known;
  }
}

function isHit(hits: Hits[string] | undefined, wanted: ReadonlyMap<string, number>): boolean {
  const index = hits && wanted.get(hits.version);
  return index !== undefined && hits !== undefined && hits.probes.includes(index);
}

/** Returns for each line of `now` that stood in `before` its number there. */
export function unchangedLines(before: readonly string[], now: readonly string[]): Map<number, number> {
  const numbers = new Map<number, number>();
  let [line, earlier] = [0, 0];
  for (const [operation] of differences(before, now)) {
    if (operation >= 0) line++;
    if (operation <= 0) earlier++;
    if (operation === 0) numbers.set(line, earlier);
  }
  return numbers;
}

/** Returns -1 for a line of `before` alone, 1 for one of `now` alone, 0 for one of both. */
function differences(before: readonly string[], now: readonly string[]): [operation: number][] {
  const isSame = before.length === now.length && before.every((line, index) => line === now[index]);
  if (isSame) return now.map(() => [0]);
  return diff(now, before).map(([operation]) => [operation]);
}
