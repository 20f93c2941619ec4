import { expect, test } from 'vitest';
import { cyclesOf, importsOf, readEngineImports, upwardImports } from './lib/engine-imports.ts';
import { ROOT } from './lib/program.ts';
import { ENGINE_FLOORS } from './lint/import-rules.ts';
import { ENGINE_CYCLES } from './lint/engine-cycles.ts';
import { floorOf } from './lint/floors.ts';

const imports = readEngineImports(ROOT);

test('every file of the engine belongs to a floor', () => {
  const files = new Set(imports.flatMap(({ from, to }) => [from, to]));

  expect(files.size).toBeGreaterThan(100);
  expect([...files].filter((file) => ENGINE_FLOORS[floorOf(file)] === undefined)).toEqual([]);
});

test('no file of the engine imports values from a forbidden floor', () => {
  expect(upwardImports(imports)).toEqual([]);
});

test('the import cycles of the engine contain exactly the files listed in scripts/lint/engine-cycles.ts', () => {
  const found = Map.groupBy(cyclesOf(imports), ([file = '']) => floorOf(file));

  const listed = Object.entries(ENGINE_CYCLES).map(([floor, cycles]) => [
    floor,
    cycles.map((cycle) => cycle.map((file) => `${floor}/${file}`)),
  ]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(listed));
});

test('imports over several lines, of whole modules and of types are recognised', () => {
  const text = `import {\n  a,\n  b,\n} from './b.ts';
import * as c from '../c.ts';
import type { D } from '../d/d.ts';
export { e } from './e.ts';
const from = 'x';
`;

  expect(importsOf(text, 'rules/a.ts')).toEqual([
    { from: 'rules/a.ts', to: 'rules/b.ts', isType: false },
    { from: 'rules/a.ts', to: 'c.ts', isType: false },
    { from: 'rules/a.ts', to: 'd/d.ts', isType: true },
    { from: 'rules/a.ts', to: 'rules/e.ts', isType: false },
  ]);
});

test('a cycle contains files that reach each other by value imports, and no files that only lead to it', () => {
  const value = (from: string, to: string) => ({ from, to, isType: false });
  const graph = [
    value('entry', 'a'),
    value('a', 'b'),
    value('b', 'a'),
    value('b', 'leaf'),
    { from: 'leaf', to: 'a', isType: true },
    value('x', 'y'),
    value('y', 'z'),
    value('z', 'x'),
  ];

  expect(cyclesOf(graph)).toEqual([
    ['x', 'y', 'z'],
    ['a', 'b'],
  ]);
});
