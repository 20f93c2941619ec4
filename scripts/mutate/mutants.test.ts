import { describe, expect, test } from 'vitest';
import { mutantsOf } from './mutants.ts';
import { applyEdits, parseSource } from './syntax.ts';

/** The mutants of a piece of code, as texts. */
function mutated(code: string, file = 'a.ts'): string[] {
  return mutantsOf(parseSource(file, code)).map(({ edit }) => applyEdits(code, [edit]));
}

describe('operators', () => {
  test('a comparison gets the other boundary', () => {
    expect(mutated('x = a < b')).toEqual([';', 'x = a <= b']);
  });

  test('an equality is turned around', () => {
    expect(mutated('const x = a === b')).toEqual(['const x = a !== b']);
  });

  test('a condition is negated, and each operand of "and" stands alone', () => {
    expect(mutated('if (a && b) c();')).toEqual([
      'if (!(a && b)) c();',
      'if (a || b) c();',
      'if (a) c();',
      'if (b) c();',
      'if (a && b) ;',
    ]);
  });

  test('a guard that leaves the function is removed', () => {
    expect(mutated('const f = () => { if (a) return; }')).toEqual([
      'const f = () => {}',
      'const f = () => { if (!(a)) return; }',
      'const f = () => { ; }',
    ]);
  });

  test('a default value is dropped, and taken always', () => {
    expect(mutated('const x = a ?? b')).toEqual(['const x = a', 'const x = b']);
  });

  test('optional access becomes plain access', () => {
    expect(mutated('const x = a?.b')).toEqual(['const x = a.b']);
    expect(mutated('const x = a?.[b]')).toEqual(['const x = a[b]']);
  });

  test('numbers grow by one, large numbers double, booleans flip', () => {
    expect(mutated('const x = [2, 60_000, true]')).toEqual([
      'const x = []',
      'const x = [3, 60_000, true]',
      'const x = [2, 120000, true]',
      'const x = [2, 60_000, false]',
    ]);
  });

  test('addition becomes subtraction, joining texts stays', () => {
    expect(mutated('const x = a + b')).toEqual(['const x = a - b']);
    expect(mutated("const x = a + 'b'")).toEqual([]);
  });

  test('a method gets its counterpart, and a filter is left out', () => {
    expect(mutated('const x = a.some(b)')).toEqual(['const x = a.every(b)']);
    expect(mutated('const x = a.filter(b)')).toEqual(['const x = a']);
    expect(mutated('const x = a.toString()')).toEqual([]);
  });

  test('attributes of elements are removed unless they are about looks', () => {
    expect(mutated('const x = <A b={c} className={d} e="f" />', 'a.tsx')).toEqual([
      'const x = <A  className={d} e="f" />',
    ]);
  });

  test('dependencies of hooks are left alone', () => {
    expect(mutated('const x = useMemo(f, [a])')).toEqual([]);
  });
});

describe('code left alone', () => {
  test.each([
    ['a type', 'type A = { a?: 1 };'],
    ['an interface', 'interface A { b: true }'],
    ['an import', "import { a } from './a.ts';"],
    ['a log line', 'this.#log.warn({ a: 1 }, "b");'],
    ['an error that is a bug', 'throw new Error(`a ${1 + b}`);'],
    ['the arguments of an error', 'const x = new AppError(1);'],
    ['a text', "const x = 'a';"],
  ])('%s', (_, code) => {
    expect(mutated(code)).toEqual([]);
  });

  test('an expression around a type is mutated', () => {
    expect(mutated('const x = (a < b) as boolean')).toEqual(['const x = (a <= b) as boolean']);
  });
});

describe('definitions of cards', () => {
  test('arguments, phrases and words are removed, and words swapped', () => {
    expect(mutated("card('x', play(a.friendly.creature.of(b), c));")).toEqual([
      ';',
      "card('x', play(c));",
      "card('x', play(a.friendly.creature.of(b)));",
      "card('x', play(a.friendly.creature, c));",
      "card('x', play(a.friendly.of(b), c));",
      "card('x', play(a.creature.of(b), c));",
      "card('x', play(a.enemy.creature.of(b), c));",
    ]);
  });

  test('a mutant knows its card', () => {
    const mutants = mutantsOf(parseSource('a.ts', "const cards = [card('x', gain(1))];"));

    expect(mutants.map(({ card }) => card)).toEqual([undefined, 'x']);
  });
});

test('a mutant shows its line before and after the change, and where it is', () => {
  const [mutant] = mutantsOf(parseSource('a.ts', 'const a = f;\n  const x = a === b;\n'));

  expect(mutant).toMatchObject({
    line: 2,
    column: 14,
    before: 'const x = a === b;',
    after: 'const x = a !== b;',
  });
});

test('an emptied function is noticed by the tests that run its first statement', () => {
  const [mutant] = mutantsOf(parseSource('a.ts', 'function f() {\n  return a;\n}'));

  expect(mutant).toMatchObject({ operator: 'body emptied', line: 1, runsAt: { line: 2, column: 3 } });
});
