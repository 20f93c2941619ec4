import { expect, test } from 'vitest';
import { formatRest } from './clock.tsx';

test('the rest of the time is shown in minutes and seconds, and ends at zero', () => {
  expect(formatRest(45 * 60_000)).toBe('45:00');
  expect(formatRest(61_000)).toBe('01:01');
  expect(formatRest(-5000)).toBe('00:00');
});
