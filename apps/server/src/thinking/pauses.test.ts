import { expect, test } from 'vitest';
import { pauseAfterWork } from './pauses.ts';

test('a thread pauses for a millisecond whenever it has worked for 1.5 milliseconds', () => {
  let time = 0;
  const pauses: { at: number; length: number }[] = [];
  const pause = pauseAfterWork(
    () => time,
    (length) => {
      pauses.push({ at: time, length });
      time += length;
    },
  );

  while (time < 10) {
    time += 0.5;
    pause();
  }

  expect(pauses).toEqual([
    { at: 1.5, length: 1 },
    { at: 4, length: 1 },
    { at: 6.5, length: 1 },
    { at: 9, length: 1 },
  ]);
});

test('a pause takes about a millisecond in which the thread does not work', () => {
  const pause = pauseAfterWork();
  const start = performance.now();
  while (performance.now() - start < 3);
  const before = performance.now();

  pause();

  expect(performance.now() - before).toBeGreaterThan(0.9);
});
