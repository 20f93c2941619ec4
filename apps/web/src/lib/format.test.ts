import { expect, test } from 'vitest';
import { formatAge, formatDate } from './format.ts';

const START = '2026-11-21T18:00:00.000Z';
const after = (minutes: number): number => Date.parse(START) + minutes * 60_000;

test.each([
  [0, '00:00'],
  [4.9, '00:04'],
  [61, '01:01'],
  [60 * 30 + 5, '30:05'],
])('a game that began %s minutes ago is %s old', (minutes, age) => {
  expect(formatAge(START, after(minutes))).toBe(age);
});

test('a clock that is behind the server’s shows no negative age', () => {
  expect(formatAge(START, after(-3))).toBe('00:00');
});

test('dates read day, month, year', () => {
  expect(formatDate('2026-11-21T12:00:00.000Z', 'en')).toBe('21 Nov 2026');
});
