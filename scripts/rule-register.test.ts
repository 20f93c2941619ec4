import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './lib/program.ts';
import {
  citationsOf,
  commentCitationsOf,
  namedDocumentsOf,
  readCitations,
  readFurtherCitations,
  readNamedDocuments,
  readRules,
  rulesOf,
} from './lib/rule-register.ts';

const rules = readRules(ROOT);

describe('the register of rules', () => {
  test('contains every rule that a test title names', () => {
    const known = new Set(rules.map(({ number }) => number));
    const unknown = readCitations(ROOT).filter(({ number }) => !known.has(number));

    expect(unknown).toEqual([]);
  });

  test('every rule that a comment or a test of the apps names is in it', () => {
    const known = new Set(rules.map(({ number }) => number));
    const unknown = readFurtherCitations(ROOT).filter(({ number }) => !known.has(number));

    expect(unknown).toEqual([]);
  });

  test('comments name only documents of the repository', () => {
    const missing = readNamedDocuments(ROOT).filter(
      ({ name, file }) => ![ROOT, join(ROOT, dirname(file))].some((folder) => existsSync(join(folder, name))),
    );

    expect(missing).toEqual([]);
  });

  test('has no number twice', () => {
    const numbers = rules.map(({ number }) => number);

    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  });

  test('has one sentence and a source for every rule', () => {
    const odd = rules.filter(
      ({ text }) => !/^[^_]+\. _\((?:rulebook, .+|platform, .+|ruling)\)_$/.test(text),
    );

    expect(rules.length).toBeGreaterThan(0);
    expect(odd).toEqual([]);
  });
});

describe('reading the register', () => {
  test('a rule is a numbered line, and a reading below it is not', () => {
    const text = '# 8 Using\n\n- **8.2** It reaps. _(rulebook, Reap)_\n  - Reading: **8.9** no.\n';

    expect(rulesOf(text, 'using.md')).toEqual([
      { number: '8.2', text: 'It reaps. _(rulebook, Reap)_', file: 'using.md' },
    ]);
  });

  test.each([
    ["test('[8.3] fights', () => {", ['8.3']],
    ["test('fights [A36, 8.3.1]', () => {", ['A36', '8.3.1']],
    ["describe('fights [8.3 step 2]', () => {", ['8.3']],
    ["test(\n  'fights [8.3]',\n  () => {", ['8.3']],
    ["test.each([[1, 2]])('fights [12]', (amount) => {", ['12']],
    ['test(`of ${name} [0.8]`, () => {', ['0.8']],
    ["test('fights [8.3b]', () => {", ['8.3b']],
    ["test('asks [prompts 3]', () => {", ['prompts 3']],
    ["expect(p1.line).toEqual(['[8.3]', 8.3]);", []],
    ['// A comment about [8.3]', []],
  ])('citations in %s are found', (source, numbers) => {
    expect(citationsOf(source, 'a.test.ts').map(({ number }) => number)).toEqual(numbers);
  });

  test('comments cite rules, code does not', () => {
    const source = '// As in [8.3, A4], see `docs/dsl.md` (spec 1).\nconst a = [8.5]; /* [11.1 steps 3–5] */';

    expect(commentCitationsOf(source, 'a.ts').map(({ number }) => number)).toEqual([
      '8.3',
      'A4',
      'spec 1',
      '11.1',
    ]);
    expect(namedDocumentsOf(source, 'a.ts')).toEqual([{ name: 'docs/dsl.md', file: 'a.ts' }]);
  });
});
