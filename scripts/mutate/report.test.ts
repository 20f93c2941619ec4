import { expect, test } from 'vitest';
import { acceptanceOf } from './accepted.ts';
import { linesOfDiff } from './changed-lines.ts';
import { relativeImportsOf } from './importers.ts';
import { mutantsOf } from './mutants.ts';
import { reportOf, scoreOf } from './report.ts';
import type { Outcome } from './report.ts';
import { parseSource } from './syntax.ts';

function outcome(kind: Outcome['verdict']['kind'], reason?: string): Outcome {
  const [mutant] = mutantsOf(parseSource('src/a.ts', 'const x = a < b;'));
  if (!mutant) throw new Error('no mutant');
  const verdict = kind === 'killed' ? { kind, by: 'a test' } : { kind };
  const { before, after } = mutant;
  return {
    area: 'engine',
    mutant,
    verdict,
    tests: { run: 2, covering: 3 },
    ...(reason !== undefined && { accepted: { file: 'a.ts', before, after, reason } }),
  };
}

test('an accepted survivor counts neither as killed nor as survived', () => {
  expect(
    scoreOf([
      outcome('killed'),
      outcome('timeout'),
      outcome('survived'),
      outcome('no coverage'),
      outcome('survived', 'both do the same'),
    ]),
  ).toEqual({ mutants: 5, killed: 1, timeouts: 1, survived: 1, uncovered: 1, accepted: 1, share: 0.5 });
});

test('an accepted mutant that a test kills counts as killed', () => {
  expect(scoreOf([outcome('killed', 'both do the same')])).toMatchObject({
    killed: 1,
    accepted: 0,
    share: 1,
  });
});

test('a pattern accepts the lines of a table, of one file and with one change', () => {
  const mutant = { file: 'a/stable-board.ts', before: "'play-tax': 0,", after: "'play-tax': 1," };

  expect(acceptanceOf(mutant)?.file).toBe('stable-board.ts');
  expect(acceptanceOf({ ...mutant, file: 'a/board.ts' })).toBeUndefined();
  expect(acceptanceOf({ ...mutant, before: 'power: NUMBERS,' })).toBeUndefined();
  expect(acceptanceOf({ ...mutant, after: "'play-tax': 2," })).toBeUndefined();
});

test('the report has a score per area and lists survivors with their lines', () => {
  const report = reportOf([outcome('killed'), outcome('survived'), outcome('survived', 'both do the same')]);

  expect(report).toBe(
    [
      'area    mutants  killed  timeouts  survived  no coverage  accepted   score',
      'engine        3       1         0         1            0         1  50.0 %',
      '\nSurvivors',
      '\nsrc/a.ts:1:12  boundary, survived 2 of 3 test files',
      '  - const x = a < b;',
      '  + const x = a <= b;',
      '\nAccepted survivors',
      '\nsrc/a.ts:1:12  boundary, survived 2 of 3 test files',
      '  - const x = a < b;',
      '  + const x = a <= b;',
      '  reason: both do the same',
    ].join('\n'),
  );
});

test('the lines of a diff are those that are added or changed', () => {
  const diff = [
    '--- a/src/a.ts',
    '+++ b/src/a.ts',
    '@@ -1,2 +3,2 @@ function',
    '@@ -9 +10 @@',
    '@@ -20,2 +21,0 @@',
    '--- a/src/gone.ts',
    '+++ /dev/null',
  ].join('\n');

  const lines = linesOfDiff(diff);

  expect([...lines].map(([file, numbers]) => [file, [...numbers]])).toEqual([['src/a.ts', [3, 4, 10]]]);
});

test('relative imports become paths from the root', () => {
  const text =
    "import { a } from '../state/a.ts';\nexport * from './b.ts';\nconst c = import('./c.tsx');\nimport 'x';";

  expect(relativeImportsOf('src/rules/d.ts', text)).toEqual([
    'src/state/a.ts',
    'src/rules/b.ts',
    'src/rules/c.tsx',
  ]);
});
