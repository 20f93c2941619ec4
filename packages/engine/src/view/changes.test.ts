import { expect, test } from 'vitest';
import { applyChanges } from './apply-changes.ts';
import { changesOf } from './changes.ts';

test('nothing is sent of what is equal, however deep', () => {
  const one = { amber: 2, keys: { red: true }, hand: ['v1', 'v2'], controls: [{ id: 'done' }] };

  expect(changesOf(one, structuredClone(one))).toBeUndefined();
});

test('fields are set, added and removed where they are', () => {
  const before = { amber: 2, keys: { red: false, blue: false }, text: { key: 'a' } };
  const after = { amber: 3, keys: { red: true, blue: false }, min: 1 };

  const changes = changesOf(before, after);

  expect(changes).toEqual({ '-': ['text'], '=amber': 3, '.keys': { '=red': true }, '=min': 1 });
  expect(applyChanges(before, changes ?? {})).toEqual(after);
});

test.each([
  { before: ['a', 'b', 'c'], after: ['a', 'c'], splice: [1, 1] },
  { before: ['a', 'c'], after: ['a', 'b', 'c'], splice: [1, 0, 'b'] },
  { before: ['a', 'b'], after: [], splice: [0, 2] },
  { before: ['a', 'a'], after: ['a'], splice: [1, 1] },
  { before: ['a', 'b', 'c', 'd'], after: ['a', 'x', 'y', 'd'], splice: [1, 2, 'x', 'y'] },
])('the list $before becomes $after by one splice', ({ before, after, splice }) => {
  const changes = changesOf({ list: before }, { list: after });

  expect(changes).toEqual({ '*list': splice });
  expect(applyChanges({ list: before }, changes ?? {})).toEqual({ list: after });
});

test('a value that changes its kind is set', () => {
  const before = { house: null, list: ['a'] };

  expect(changesOf(before, { house: { name: 'dis' }, list: null })).toEqual({
    '=house': { name: 'dis' },
    '=list': null,
  });
});

test('a name may look like a mark', () => {
  const before = { '-': 1, '.b': { '=': 2 }, '*c': ['x'] };
  const after = { '=a': 1, '.b': { '=': 3 }, '*c': ['x', 'y'] };

  expect(applyChanges(before, changesOf(before, after) ?? {})).toEqual(after);
});

test('what a change does not touch is the same object as before', () => {
  const before = { cards: { a: { damage: 1 }, b: { damage: 2 } }, hand: ['x'] };

  const after = applyChanges(before, { '.cards': { '.a': { '=damage': 3 } } });

  expect(after.cards.a).toEqual({ damage: 3 });
  expect(after.cards.b).toBe(before.cards.b);
  expect(after.hand).toBe(before.hand);
  expect(before.cards.a).toEqual({ damage: 1 });
});

test('a change of what is not there is refused', () => {
  expect(() => applyChanges({ cards: {} }, { '.cards': { '.v1': { '=damage': 1 } } })).toThrow('v1');
  expect(() => applyChanges({ hand: null }, { '*hand': [0, 0, 'v1'] })).toThrow('hand');
});
