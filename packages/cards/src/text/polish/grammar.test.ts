import { expect, test } from 'vitest';
import { pastOf } from './grammar.ts';
import { VERBS } from './verbs.ts';

test.each([
  ['m', 'zaczął'],
  ['f', 'zaczęła'],
  ['n', 'zaczęło'],
  ['many', 'zaczęły'],
  ['you', 'zacząłeś'],
] as const)('a verb with two stems in the past has the right one for %s', (agreement, past) => {
  expect(pastOf(VERBS.begin, agreement)).toBe(past);
});
