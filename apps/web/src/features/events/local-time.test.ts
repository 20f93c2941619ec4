import { expect, test } from 'vitest';
import { fromLocalTime, toLocalTime } from './local-time.ts';

test('a time is written for its field in the local zone, with two digits for each part', () => {
  expect(toLocalTime(new Date(2026, 0, 2, 3, 4).toISOString())).toBe('2026-01-02T03:04');
  expect(toLocalTime(new Date(2026, 10, 22, 19, 30).toISOString())).toBe('2026-11-22T19:30');
});

test('what the field says is read as a local time', () => {
  expect(fromLocalTime('2026-11-22T19:30')).toBe(new Date(2026, 10, 22, 19, 30).toISOString());
});

test.each(['', '22.11.2026 abends'])('"%s" is no time', (text) => {
  expect(toLocalTime(text)).toBe('');
  expect(fromLocalTime(text)).toBe('');
});

test('a time that is not complete yet is empty', () => {
  expect(fromLocalTime('2026-11-22T')).toBe('');
});
