import { expect, test } from 'vitest';
import { formatRest, isTick } from './clock.tsx';

test('the rest of the time is shown in minutes and seconds, and ends at zero', () => {
  expect(formatRest(45 * 60_000)).toBe('45:00');
  expect(formatRest(61_000)).toBe('01:01');
  expect(formatRest(-5000)).toBe('00:00');
});

test('the clock is heard every ten seconds of the last minute, and in each of the last ten', () => {
  const heard = Array.from({ length: 71 }, (_, rest) => 70 - rest).filter(isTick);

  expect(heard).toEqual([60, 50, 40, 30, 20, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
});
