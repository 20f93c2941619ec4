import { expect, test } from 'vitest';
import { changesOf } from './operations.ts';

test('nothing is sent of what is equal, however deep', () => {
  const one = { amber: 2, keys: { red: true }, hand: ['v1', 'v2'], controls: [{ id: 'done' }] };

  expect(changesOf(one, structuredClone(one))).toEqual([]);
});

test('fields are set, added and removed where they are', () => {
  const before = { amber: 2, keys: { red: false, blue: false }, text: { key: 'a' } };
  const after = { amber: 3, keys: { red: true, blue: false }, min: 1 };

  expect(changesOf(before, after, ['players', 'ann'])).toEqual([
    ['remove', ['players', 'ann', 'text']],
    ['set', ['players', 'ann', 'amber'], 3],
    ['set', ['players', 'ann', 'keys', 'red'], true],
    ['set', ['players', 'ann', 'min'], 1],
  ]);
});

test.each([
  { before: ['a', 'b', 'c'], after: ['a', 'c'], splice: [1, 1] },
  { before: ['a', 'c'], after: ['a', 'b', 'c'], splice: [1, 0, 'b'] },
  { before: ['a', 'b'], after: [], splice: [0, 2] },
  { before: ['a', 'a'], after: ['a'], splice: [1, 1] },
  { before: ['a', 'b', 'c', 'd'], after: ['a', 'x', 'y', 'd'], splice: [1, 2, 'x', 'y'] },
])('the list $before becomes $after by one splice', ({ before, after, splice }) => {
  const [op] = changesOf({ list: before }, { list: after });
  const [start, deleted, ...inserted] = splice as [number, number, ...string[]];

  expect(op).toEqual(['splice', ['list'], ...splice]);
  expect(before.toSpliced(start, deleted, ...inserted)).toEqual(after);
});

test('a value that changes its kind is set', () => {
  const changes = changesOf({ house: null, list: ['a'] }, { house: { name: 'dis' }, list: null });

  expect(changes).toEqual([
    ['set', ['house'], { name: 'dis' }],
    ['set', ['list'], null],
  ]);
});
