import { REPLAY_CHUNK_STEPS } from '@amberhall/protocol';
import type { ReplayChunk } from '@amberhall/protocol';
import { expect, test } from 'vitest';
import { chunk } from './fixture.ts';
import { chunkOf, firstLoaded, isEventful, nextVisibleStep, positionAt, stepAt } from './replay-chunks.ts';
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

// Several parts

/** Three parts of 64 decisions, each of which adds one amber and one line. */
const whole = Array.from({ length: 3 }, (_, number): ReplayChunk => {
  const from = number * REPLAY_CHUNK_STEPS;
  const { table } = chunk();
  const wren = { ...table.players['Wren']!, amber: from };
  const line = (id: number) => ({ ...chunk().opening[0]!, id });
  return {
    from,
    table: { ...table, players: { ...table.players, Wren: wren } },
    opening: number === 0 ? [line(0)] : [],
    steps: Array.from({ length: REPLAY_CHUNK_STEPS }, (_, index) => ({
      changes: { '.players': { '.Wren': { '=amber': from + index + 1 } } },
      lines: [line(from + index + 1)],
    })),
  };
});
const all: Chunks = (number) => whole[number];
const without =
  (missing: number): Chunks =>
  (number) =>
    number === missing ? undefined : whole[number];

test('a position between two parts is the same from both sides', () => {
  expect([63, 64, 65, 128, 129].map((step) => amberAt(all, step))).toEqual([63, 64, 65, 128, 129]);
});

test('the log goes on across parts, without a line twice', () => {
  const ids = idsAt(all, 130) ?? [];

  expect(ids).toEqual(Array.from({ length: 131 }, (_, id) => id));
});

test('a gap in the loaded parts ends the log, which begins after it', () => {
  expect(idsAt(without(1), 130)).toEqual([129, 130]);
  expect(positionAt(without(2), 130)).toBeUndefined();
});

test('a step at the border of a part that is not loaded is taken as visible', () => {
  expect(nextVisibleStep(without(1), 64, 1, 192)).toBe(65);
  expect(nextVisibleStep(without(1), 129, -1, 192)).toBe(128);
});

test('the decision that led to the first position does not exist', () => {
  expect(stepAt(all, 0)).toBeUndefined();
  expect(stepAt(all, 65)).toBe(whole[1]?.steps[0]);
});

test('a decision needs time unless it shows another prompt only', () => {
  expect(isEventful(undefined)).toBe(true);
  expect(isEventful({})).toBe(false);
  expect(isEventful({ changes: { '=turn': 3 } })).toBe(false);
  expect(isEventful({ lines: [] })).toBe(true);
  expect(isEventful({ events: [] })).toBe(true);
});

test('manual mode, undo and settings of players are not shown', () => {
  const { table } = chunk();
  const wren = { ...table.players['Wren']!, undo: 'free' as const, redo: true as const };
  const first = {
    ...chunk(),
    table: { ...table, manual: true as const, players: { ...table.players, Wren: wren } },
  };
  const shown = positionAt(() => first, 0)?.table;

  expect(shown).not.toHaveProperty('manual');
  expect(shown?.players['Wren']).not.toHaveProperty('undo');
  expect(shown?.players['Wren']).not.toHaveProperty('redo');
  expect(shown?.players['Wren']?.hand).toBe(wren.hand);
});

test('a side that does not change is the same object in the next position', () => {
  const [first, second] = [1, 2].map((step) => positionAt(all, step)?.table.players['Corvane']);

  expect(first).toBe(second);
});
