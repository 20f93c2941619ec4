import { runInThisContext } from 'node:vm';
import { afterEach, expect, test } from 'vitest';
import { probesOf, withProbes } from './probes.ts';
import { parseSource } from './syntax.ts';

afterEach(() => {
  globalThis.__hit = undefined;
});

/** Runs a function of code with probes and returns the places of those that were reached. */
function reached(code: string, ...given: unknown[]): string[] {
  const probes = probesOf(parseSource('a.js', code));
  const hits = new Set<number>();
  globalThis.__hit = (id) => hits.add(id);
  const run = runInThisContext(withProbes(code, probes, 0)) as (...values: unknown[]) => unknown;
  run(...given);
  return probes.filter((_, id) => hits.has(id)).map(({ line, column }) => `${line}:${column}`);
}

test('statements report that they run', () => {
  expect(reached('(a) => {\n  if (a) return 1;\n  return 2;\n}', false)).toEqual(['2:3', '3:3']);
  expect(reached('(a) => {\n  if (a) return 1;\n  return 2;\n}', true)).toEqual(['2:3', '2:10']);
});

test('branches of expressions report that they run', () => {
  expect(reached('(a) =>\n  a ? 1 :\n  2', false)).toEqual(['2:3', '3:3']);
  expect(reached('(a) =>\n  a && (1)', true)).toEqual(['2:3', '2:8']);
  expect(reached('(a) =>\n  a && (1)', false)).toEqual(['2:3']);
});

test('nested arrows, generators and loops keep their meaning', () => {
  const code =
    '(a) => { for (const b of a) if (b) continue; else (() => ({ b }))(); switch (1) { case 1: return 2; } }';

  expect(reached(code, [0, 1])).toHaveLength(7);
});

test('lines stay where they are', () => {
  const code = 'const f = () => {\n  return 1;\n};\n';

  const probed = withProbes(code, probesOf(parseSource('a.ts', code)), 5);

  expect(probed).toBe('const f = () => {\n  ;globalThis.__hit?.(5);return 1;\n};\n');
});

test('code that runs on import alone has no probes', () => {
  expect(probesOf(parseSource('a.ts', 'export const a = f(1);\ntype B = () => void;'))).toEqual([]);
});
