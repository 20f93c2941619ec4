import type { RoundClock } from '@amberhall/protocol';
import { expect, test } from 'vitest';
import { elapsedMs, minutesAndSeconds, remainingMs } from './clock-time.ts';

const NOW = Date.parse('2026-11-21T20:00:00.000Z');
const MINUTE_MS = 60_000;
const ago = (minutes: number): string => new Date(NOW - minutes * MINUTE_MS).toISOString();
const clock = (changes: Partial<RoundClock> = {}): RoundClock => ({
  round: 1,
  minutes: 45,
  startedAt: ago(5),
  stoppedAt: null,
  ...changes,
});

test('time is called when the minutes of a round are over', () => {
  expect(remainingMs(clock({ startedAt: ago(44) }), NOW)).toBe(MINUTE_MS);
  expect(remainingMs(clock({ startedAt: ago(45) }), NOW)).toBe(0);
  expect(remainingMs(clock({ startedAt: ago(46) }), NOW)).toBe(-MINUTE_MS);
});

test('no time passes while a clock is stopped', () => {
  const stopped = clock({ startedAt: ago(40), stoppedAt: ago(10) });

  expect(elapsedMs(stopped, NOW)).toBe(30 * MINUTE_MS);
  expect(remainingMs(stopped, NOW)).toBe(15 * MINUTE_MS);
  expect(remainingMs(stopped, NOW + 20 * MINUTE_MS)).toBe(15 * MINUTE_MS);
});

test('a round that begins later has not lasted any time yet', () => {
  expect(elapsedMs(clock({ startedAt: ago(-3) }), NOW)).toBe(-3 * MINUTE_MS);
});

test.each([
  [0, '00:00'],
  [-5000, '00:00'],
  [1, '00:01'],
  [59_001, '01:00'],
  [65_000, '01:05'],
  [2 * 60 * MINUTE_MS, '120:00'],
])('%i ms are shown as %s', (ms, shown) => {
  expect(minutesAndSeconds(ms)).toBe(shown);
});
