import { describe, expect, test } from 'vitest';
import { merged } from './coverage-store.ts';
import { CoverageIndex, hashOf, unchangedLines, withoutStale } from './coverage.ts';
import type { Coverage } from './coverage.ts';
import { coveringTests, innermostProbe, namesCard, withinBudget } from './covering-tests.ts';
import type { Known } from './covering-tests.ts';
import { mutantsOf } from './mutants.ts';
import { probesOf } from './probes.ts';
import { parseSource } from './syntax.ts';

const TEXT = 'const limit = 3;\nconst f = () => {\n  g();\n};\nconst h = () => {\n  i();\n};\n';

/** Of `a.ts`, `fast` and `slow` run the first probe, `other` the second one. */
const COVERAGE: Coverage = {
  versions: {
    'src/a.ts': {
      v1: {
        lines: TEXT.split('\n'),
        probes: [
          [3, 3],
          [6, 3],
        ],
      },
    },
  },
  tests: {
    'test/slow.test.ts': testOf(900, [0]),
    'test/fast.test.ts': testOf(10, [0]),
    'test/other.test.ts': testOf(20, [1]),
    'test/red.test.ts': { ...testOf(5, [0, 1]), isPassing: false },
    'src/a.test.ts': testOf(500, [0]),
  },
  definitions: { 'dust-pixie': { 'src/a.ts': { version: 'v1', probes: [1] } } },
};

function testOf(milliseconds: number, probes: number[]): Coverage['tests'][string] {
  return {
    hash: 'h',
    milliseconds,
    isPassing: true,
    hits: { 'src/a.ts': { version: 'v1', probes } },
    onImport: {},
  };
}

function knownOf(text: string): Known {
  return {
    coverage: new CoverageIndex(COVERAGE),
    textOf: () => text,
    probesOf: (file) => probesOf(parseSource(file, text)),
    importersOf: (file) => (file === 'src/constants.ts' ? ['src/a.ts'] : []),
    testsNaming: (slug) => [`cards/${slug}.test.ts`],
  };
}

function testsOf(text: string, after: string, file = 'src/a.ts'): string[] {
  const mutant = mutantsOf(parseSource(file, text)).find((each) => each.after === after);
  if (!mutant) throw new Error(`no mutant ${after}`);
  return coveringTests(mutant, knownOf(text));
}

describe('tests that cover a mutant', () => {
  test('the tests that run the statement: its own first, then the fastest, none that fails anyway', () => {
    expect(testsOf(TEXT.replace('g()', 'g(1)').replace('g(1)', 'g()'), ';')).toEqual([
      'src/a.test.ts',
      'test/fast.test.ts',
      'test/slow.test.ts',
    ]);
  });

  test('lines above may have been added since', () => {
    expect(testsOf(`// New.\n${TEXT}`, ';')).toEqual([
      'src/a.test.ts',
      'test/fast.test.ts',
      'test/slow.test.ts',
    ]);
  });

  test('tests of the cards whose definitions run it on import', () => {
    const mutant = mutantsOf(parseSource('src/a.ts', TEXT)).find(
      ({ line, after }) => line === 6 && after === ';',
    );

    expect(mutant && coveringTests(mutant, knownOf(TEXT))).toEqual([
      'cards/dust-pixie.test.ts',
      'test/other.test.ts',
    ]);
  });

  test('the tests that name the card whose definition is changed', () => {
    const text = "const cards = [card('troll', gain(1))];";

    expect(testsOf(text, "const cards = [card('troll', gain(2))];")).toEqual(['cards/troll.test.ts']);
  });

  test('all tests of the file, for code that runs on import', () => {
    expect(testsOf(TEXT, 'const limit = 4;')).toEqual([
      'src/a.test.ts',
      'test/fast.test.ts',
      'test/other.test.ts',
      'test/slow.test.ts',
    ]);
  });

  test('all tests of the files that import it, if nothing of the file runs later', () => {
    expect(testsOf('export const limit = 3;', 'export const limit = 4;', 'src/constants.ts')).toHaveLength(4);
  });

  test('the tests of its folder, if no file with tests imports it', () => {
    const testsAt = (file: string) => testsOf('export const limit = 3;', 'export const limit = 4;', file);

    expect(testsAt('src/nobody.ts')).toEqual(['src/a.test.ts']);
    expect(testsAt('elsewhere/nobody.ts')).toEqual([]);
  });

  test('as many as fit the budget, and at least one', () => {
    const coverage = new CoverageIndex(COVERAGE);
    const tests = ['test/slow.test.ts', 'test/fast.test.ts', 'test/other.test.ts'];

    expect(withinBudget(tests, coverage, 915)).toEqual(['test/slow.test.ts', 'test/fast.test.ts']);
    expect(withinBudget(tests, coverage, 1)).toEqual(['test/slow.test.ts']);
  });
});

test.each([
  ["p1.play('troll');", true],
  ['slugs(`dæmo-bot troll\n krump`)', true],
  ["p1.play('bad-troll');", false],
  ["p1.play('troll-2');", false],
  ["p1.play('trollæ');", false],
])('whether a file of tests with %s names a card: %s', (text, isNamed) => {
  expect(namesCard(text, 'troll')).toBe(isNamed);
});

test('the innermost probe around an offset is the shortest', () => {
  const probes = probesOf(parseSource('a.ts', 'const f = () => {\n  return a ? b : c;\n};'));

  expect(innermostProbe(probes, 31)).toMatchObject({ form: 'expression', start: 31 });
  expect(innermostProbe(probes, 27)).toMatchObject({ form: 'statement' });
  expect(innermostProbe(probes, 3)).toBeUndefined();
});

test('unchanged lines keep their earlier numbers', () => {
  const numbers = unchangedLines(['a', 'b', 'c', 'd'], ['a', 'new', 'c', 'd', 'e']);

  expect([...numbers]).toEqual([
    [1, 1],
    [3, 3],
    [4, 4],
  ]);
});

describe('kept coverage', () => {
  test('changed and deleted tests are forgotten, and versions that only they knew', () => {
    const changed: Coverage = {
      ...COVERAGE,
      versions: { ...COVERAGE.versions, 'src/b.ts': { v1: { lines: [], probes: [] } } },
      tests: {
        'test/kept.test.ts': testOf(1, [0]),
        'test/changed.test.ts': { ...testOf(1, [0]), hits: { 'src/b.ts': { version: 'v1', probes: [0] } } },
      },
    };

    const current = withoutStale(
      changed,
      new Map([
        ['test/kept.test.ts', 'h'],
        ['test/changed.test.ts', 'another'],
      ]),
    );

    expect(Object.keys(current.tests)).toEqual(['test/kept.test.ts']);
    expect(current.versions['src/b.ts']).toEqual({});
    expect(Object.keys(current.versions['src/a.ts'] ?? {})).toEqual(['v1']);
  });

  test('a later recording adds tests and versions', () => {
    const later: Coverage = {
      versions: { 'src/a.ts': { v2: { lines: [], probes: [] } } },
      tests: { 'test/new.test.ts': testOf(1, [0]) },
      definitions: {},
    };

    const both = merged(COVERAGE, later);

    expect(Object.keys(both.versions['src/a.ts'] ?? {})).toEqual(['v1', 'v2']);
    expect(Object.keys(both.tests)).toHaveLength(6);
  });

  test('a hash follows from the text', () => {
    expect(hashOf('a')).toBe(hashOf('a'));
    expect(hashOf('a')).not.toBe(hashOf('b'));
  });
});
