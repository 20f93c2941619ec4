import { expect, test } from 'vitest';
import { endOf, FIRST_CHOICE, measureFrom } from './measure-choice.ts';

const NOW = Date.parse('2026-11-22T10:00:00.000Z');

test('a number of days counts from now', () => {
  expect(endOf({ ...FIRST_CHOICE, duration: '7' }, NOW)).toBe('2026-11-29T10:00:00.000Z');
});

test('a permanent measure has no end', () => {
  expect(measureFrom('ban', { ...FIRST_CHOICE, duration: 'permanent' }, NOW)).toEqual({
    kind: 'ban',
    reason: 'insults',
    until: null,
  });
});

test.each(['', '2026-11-21', 'soon'])('the picked date %j gives no measure', (date) => {
  expect(measureFrom('mute', { ...FIRST_CHOICE, duration: 'date', date }, NOW)).toBeUndefined();
});

test('a picked date in the future begins at midnight of the reader', () => {
  const end = endOf({ ...FIRST_CHOICE, duration: 'date', date: '2026-12-24' }, NOW);

  expect(new Date(end ?? '').getHours()).toBe(0);
});
