import { expect, onTestFinished, test, vi } from 'vitest';
import {
  formatAge,
  formatDate,
  formatDay,
  formatMoment,
  formatParts,
  formatTime,
  formatZone,
} from './format.ts';

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

const NOON = '2026-11-01T12:05:00.000Z';
const local = new Date(NOON);
const clock = `${String(local.getHours()).padStart(2, '0')}:05`;

test.each(['en', 'de', 'pt'])('times have 24 hours in the language %s', (language) => {
  const midnight = new Date(2026, 10, 1, 0, 7).toISOString();

  expect(formatTime(midnight, language)).toBe('00:07');
});

test('a moment is the date and the time', () => {
  expect(formatMoment(NOON, 'en')).toBe(`1 Nov 2026, ${clock}`);
});

test('a day has two digits and no year', () => {
  expect(formatDay(NOON, 'en')).toBe('01 Nov');
});

test('dates are in the language of the reader', () => {
  expect(formatDate(NOON, 'de')).toBe('1. Nov. 2026');
});

test('the parts of a calendar sheet are the day without a zero and the month', () => {
  expect(formatParts(NOON, 'en')).toEqual({ day: '1', month: 'Nov' });
});

test('the time zone has a name', () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  onTestFinished(() => void vi.unstubAllEnvs());

  expect(formatZone('fr')).toMatch(/^heure .* d’Europe centrale$/);
});
