import { expect, test } from 'vitest';
import { describeDetails } from './details.ts';

test('each fact is one line', () => {
  expect(describeDetails({ disabled: true, minutes: 15 })).toEqual(['disabled: true', 'minutes: 15']);
});

test('lists and facts within facts are put in one line', () => {
  expect(describeDetails({ given: ['a', 'b'], measure: { kind: 'mute', until: null } })).toEqual([
    'given: a, b',
    'measure: kind: mute, until: null',
  ]);
});

test('a list of facts names each of them', () => {
  expect(describeDetails({ changes: [{ a: 1 }, { b: 2 }] })).toEqual(['changes: a: 1, b: 2']);
});

test('nothing is said about nothing', () => {
  expect(describeDetails({})).toEqual([]);
});
