import { expect, test } from 'vitest';
import { copyOf } from './copy.ts';

test('a copy is equal to plain data and shares no part with it', () => {
  const original = { list: [{ a: 1 }, null, 'b'], empty: {}, none: undefined, deep: { er: [[true]] } };

  const copy = copyOf(original);

  expect(copy).toStrictEqual(original);
  expect(copy.list).not.toBe(original.list);
  expect(copy.list[0]).not.toBe(original.list[0]);
  expect(copy.deep.er[0]).not.toBe(original.deep.er[0]);
});

test('a key called __proto__ is copied as a key', () => {
  const original: unknown = JSON.parse('{ "__proto__": { "amber": 3 } }');

  const copy = copyOf(original);

  expect(Object.hasOwn(copy as object, '__proto__')).toBe(true);
  expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
});

test.each([3, 'word', null, undefined, true])('%s is its own copy', (value) => {
  expect(copyOf(value)).toBe(value);
});
