import { expect, test } from 'vitest';
import { SlidingLimit } from './sliding-limit.ts';

const WINDOW_MS = 1000;

test('an action counts until the window has passed, and a refused one does not count', () => {
  let ms = 0;
  const limit = new SlidingLimit(2, WINDOW_MS, () => new Date(ms));
  const takenAt = (time: number) => {
    ms = time;
    return limit.take();
  };

  expect([0, 400, 999].map(takenAt)).toEqual([true, true, false]);
  expect([1000, 1399].map(takenAt)).toEqual([true, false]);
  expect([1400, 1400].map(takenAt)).toEqual([true, false]);
});
