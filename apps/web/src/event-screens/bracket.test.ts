import { expect, test } from 'vitest';
import { linksOf } from './bracket.ts';
import type { BracketColumn, BracketSlot } from './bracket.ts';

const slot = (id: number | null, hasLost = false): BracketSlot => ({ id, seed: null, score: null, hasLost });
const column = (...pairs: [key: string, one: BracketSlot, other: BracketSlot][]): BracketColumn => ({
  name: { kind: 'round', number: 1 },
  pairs: pairs.map(([key, one, other]) => ({ key, slots: [one, other], isBye: false })),
});

test('each winner leads from their pair to the next one', () => {
  const columns = [
    column(['a', slot(1), slot(4, true)], ['b', slot(2, true), slot(3)]),
    column(['c', slot(1), slot(3)]),
  ];

  expect(linksOf(columns)).toEqual([
    { from: 'a', to: 'c' },
    { from: 'b', to: 'c' },
  ]);
});

test('a loser leads nowhere, and a place that nobody has reached has no line', () => {
  const columns = [column(['a', slot(1, true), slot(4, true)]), column(['b', slot(null), slot(4)])];

  expect(linksOf(columns)).toEqual([]);
});

test('a player who sits a round out leads from their last pair', () => {
  const columns = [
    column(['a', slot(1), slot(2, true)]),
    column(['b', slot(3), slot(4)]),
    column(['c', slot(1), slot(3)]),
  ];

  expect(linksOf(columns)).toEqual([
    { from: 'a', to: 'c' },
    { from: 'b', to: 'c' },
  ]);
});
