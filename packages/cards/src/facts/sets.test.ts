import { expect, test } from 'vitest';
import { FACTS } from './facts.ts';
import { SETS } from './sets.ts';

test('[18.2] twenty sets are listed, oldest first', () => {
  const ids = SETS.map(({ expansion }) => expansion);

  expect(ids).toHaveLength(20);
  expect(ids).toEqual([...new Set(ids)].sort((one, other) => one - other));
  expect(SETS[0]).toEqual({ expansion: 341, code: 'CotA', name: 'Call of the Archons' });
});

test('every printing belongs to a listed set', () => {
  const ids = new Set(SETS.map(({ expansion }) => expansion));
  const printed = new Set([...FACTS.values()].flatMap(({ sets }) => sets.map(({ expansion }) => expansion)));

  expect([...printed].filter((expansion) => !ids.has(expansion))).toEqual([]);
});
