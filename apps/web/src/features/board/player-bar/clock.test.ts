import { expect, test } from 'vitest';
import { formatRemaining, isTickSecond } from './clock.tsx';

test('the remaining time is shown in minutes and seconds, and ends at zero', () => {
  expect(formatRemaining(45 * 60_000)).toBe('45:00');
  expect(formatRemaining(61_000)).toBe('01:01');
  expect(formatRemaining(-5000)).toBe('00:00');
});

test('the clock is announced every ten seconds of the last minute, and each of the last ten seconds', () => {
  const heard = Array.from({ length: 71 }, (_, rest) => 70 - rest).filter(isTickSecond);

  expect(heard).toEqual([60, 50, 40, 30, 20, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
});
