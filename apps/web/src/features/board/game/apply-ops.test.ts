import { expect, test } from 'vitest';
import { applyOps } from './apply-ops.ts';

const table = () => ({
  cards: { a: { damage: 1 }, b: { damage: 2 } } as Record<string, { damage: number; stunned?: true }>,
  hand: ['x', 'y', 'z'],
});

test('a value is set where its path leads, and nothing else becomes another object', () => {
  const before = table();

  const after = applyOps(before, [['set', ['cards', 'a', 'damage'], 3]]);

  expect(after.cards['a']).toEqual({ damage: 3 });
  expect(after.cards['b']).toBe(before.cards['b']);
  expect(after.hand).toBe(before.hand);
  expect(before.cards['a']).toEqual({ damage: 1 });
});

test('a list is spliced, and what was there before stays as it was', () => {
  const before = table();

  const after = applyOps(before, [['splice', ['hand'], 1, 1, 'new', 'newer']]);

  expect(after.hand).toEqual(['x', 'new', 'newer', 'z']);
  expect(before.hand).toEqual(['x', 'y', 'z']);
});

test('a field that is removed is absent', () => {
  const after = applyOps(table(), [
    ['set', ['cards', 'a', 'stunned'], true],
    ['remove', ['cards', 'a', 'damage']],
  ]);

  expect(after.cards['a']).toEqual({ stunned: true });
});

test('a path that leads nowhere is refused', () => {
  expect(() => applyOps(table(), [['set', ['cards', 'unknown', 'damage'], 1]])).toThrow('unknown');
});
