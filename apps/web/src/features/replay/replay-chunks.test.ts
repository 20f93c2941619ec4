import { expect, test } from 'vitest';
import { chunk } from './fixture.ts';
import { chunkOf, firstLoaded, nextVisibleStep, positionAt } from './replay-chunks.ts';
import type { Chunks } from './replay-chunks.ts';

const only: Chunks = (number) => (number === 0 ? parts[0] : undefined);
const parts = [chunk()];
const amberAt = (chunks: Chunks, step: number) => positionAt(chunks, step)?.table.players['Wren']?.amber;
const idsAt = (chunks: Chunks, step: number) => positionAt(chunks, step)?.lines.map(({ id }) => id);

test('a position is the first one with all decisions up to it', () => {
  expect([1, 2, 3, 4, 5].map((step) => amberAt(only, step))).toEqual([11, 11, 13, 13, 15]);
  expect(positionAt(only, 5)?.events).toEqual([{ type: 'amberGained', player: 'Wren' }]);
});

test('going back leads to the same objects', () => {
  const before = positionAt(only, 3)?.table;
  positionAt(only, 5);

  expect(positionAt(only, 3)?.table).toBe(before);
});

test('the log contains the lines up to the position, and no later ones', () => {
  expect([0, 1, 4, 5].map((step) => idsAt(only, step))).toEqual([[1], [1, 2], [1, 2], [1, 2, 3]]);
});

test('steps without a visible change are skipped in both directions', () => {
  expect(nextVisibleStep(only, 0, 1, 5)).toBe(1);
  expect(nextVisibleStep(only, 1, 1, 5)).toBe(3);
  expect(nextVisibleStep(only, 3, 1, 5)).toBe(5);
  expect(nextVisibleStep(only, 5, 1, 5)).toBe(5);
  expect(nextVisibleStep(only, 5, -1, 5)).toBe(4);
  expect(nextVisibleStep(only, 4, -1, 5)).toBe(2);
  expect(nextVisibleStep(only, 0, -1, 5)).toBe(0);
});

test('at a missing part, stepping stops at its border', () => {
  const none: Chunks = () => undefined;

  expect(positionAt(none, 3)).toBeUndefined();
  expect(nextVisibleStep(none, 3, 1, 5)).toBe(4);
});

test('a part ends at the position of its last decision', () => {
  expect([0, 1, 64, 65, 128, 129].map(chunkOf)).toEqual([0, 0, 0, 1, 1, 2]);
});

test('earlier lines are included without gaps', () => {
  const here = new Set([0, 2, 3]);
  const some: Chunks = (number) => (here.has(number) ? parts[0] : undefined);

  expect([firstLoaded(some, 3), firstLoaded(some, 0)]).toEqual([2, 0]);
});
