import { expect, test } from 'vitest';
import { isStorable } from './storable-text.ts';

test.each(['', 'Anna', 'línea\n漢字 🂡', 3, null, undefined, [['a'], { b: [true, 'c'] }]])(
  'the database can store %j',
  (value) => {
    expect(isStorable(value)).toBe(true);
  },
);

test.each(['a\0', 'half \ud83c', [['a'], { b: [true, '\0'] }], { 'a\0': 1 }])(
  'the database cannot store %j',
  (value) => {
    expect(isStorable(value)).toBe(false);
  },
);

test('nesting depth does not matter', () => {
  const deep = JSON.parse(`${'['.repeat(50_000)}"\\u0000"${']'.repeat(50_000)}`);

  expect(isStorable(deep)).toBe(false);
});
