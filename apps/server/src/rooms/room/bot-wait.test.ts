import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BotWait } from './bot-wait.ts';
import type { ShownWait } from './bot-wait.ts';

let wait: BotWait;
let shown: (ShownWait | null)[];
beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  wait = new BotWait((what) => void shown.push(what));
});
afterEach(() => void vi.useRealTimers());

test('a choice that gets its thread within half a second is not shown', () => {
  wait.moveTo(2);
  vi.advanceTimersByTime(300);
  wait.moveTo(1);
  vi.advanceTimersByTime(199);
  wait.moveTo(null);
  vi.advanceTimersByTime(1000);
  wait.end();
  vi.advanceTimersByTime(60_000);

  expect(shown).toEqual([]);
});

test('a choice that waits for half a second is shown with its latest place, and then each new place', () => {
  wait.moveTo(3);
  vi.advanceTimersByTime(300);
  wait.moveTo(2);
  vi.advanceTimersByTime(200);
  expect(shown).toEqual([{ place: 2 }]);

  wait.moveTo(1);

  expect(shown).toEqual([{ place: 2 }, { place: 1 }]);
});

test('the place is cleared when the choice gets its thread, and when it is made', () => {
  wait.moveTo(1);
  vi.advanceTimersByTime(500);

  wait.moveTo(null);
  expect(shown).toEqual([{ place: 1 }, null]);
  wait.end();

  expect(shown).toEqual([{ place: 1 }, null]);
});

test('a choice that ends while it waits is cleared at once', () => {
  wait.moveTo(1);
  vi.advanceTimersByTime(500);

  wait.end();
  vi.advanceTimersByTime(60_000);

  expect(shown).toEqual([{ place: 1 }, null]);
});

test('a bot that thinks for four seconds is shown without a place, until it decides', () => {
  vi.advanceTimersByTime(3999);
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([{ place: null }]);

  wait.end();

  expect(shown).toEqual([{ place: null }, null]);
});

test('the time of thinking begins when the choice gets its thread', () => {
  wait.moveTo(1);
  vi.advanceTimersByTime(3000);
  wait.moveTo(null);
  vi.advanceTimersByTime(3999);
  expect(shown).toEqual([{ place: 1 }, null]);

  vi.advanceTimersByTime(1);

  expect(shown).toEqual([{ place: 1 }, null, { place: null }]);
});
