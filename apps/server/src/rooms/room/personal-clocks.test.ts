import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PersonalClocks } from './personal-clocks.ts';

const MINUTE_MS = 60_000;

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

/** Ten minutes for each of two players, and half a minute for each turn. */
function clocksOf({ saved }: { saved?: readonly number[] } = {}) {
  const onTimeUp = vi.fn<(player: string) => void>();
  const save = vi.fn<(leftMs: readonly number[]) => void>();
  const clocks = new PersonalClocks({
    minutes: 10,
    increment: 30,
    players: ['anna', 'bert'],
    now: () => new Date(),
    onTimeUp,
    saved,
    save,
  });
  const ask = (waitingFor: readonly string[], turn = 1) =>
    clocks.update({ waitingFor, turn, activePlayer: turn % 2 === 1 ? 'anna' : 'bert' }, new Date());
  const minutesOf = (player: string) => clocks.viewOf(player).leftMs / MINUTE_MS;
  return { clocks, ask, minutesOf, onTimeUp, save };
}

test('[16.10] the clock of the player who is asked runs, and the other one stands', () => {
  const { clocks, ask, minutesOf } = clocksOf();

  ask(['anna']);
  vi.advanceTimersByTime(2 * MINUTE_MS);
  ask(['bert']);
  vi.advanceTimersByTime(MINUTE_MS);

  expect(minutesOf('anna')).toBe(8);
  expect(clocks.viewOf('bert')).toEqual({
    leftMs: 10 * MINUTE_MS,
    runningSince: new Date(2 * MINUTE_MS).toISOString(),
  });
});

test('[16.10] no clock runs while both players are asked', () => {
  const { clocks, ask } = clocksOf();

  ask(['anna', 'bert']);
  vi.advanceTimersByTime(MINUTE_MS);

  expect(clocks.viewOf('anna')).toEqual({ leftMs: 10 * MINUTE_MS });
  expect(clocks.viewOf('bert')).toEqual({ leftMs: 10 * MINUTE_MS });
});

test('[16.10] a turn adds its seconds at its end, once, also if it is taken back and played again', () => {
  const { ask, minutesOf, save } = clocksOf();

  ask(['anna'], 1);
  ask(['bert'], 2);
  expect(minutesOf('anna')).toBe(10.5);
  ask(['anna'], 1);
  ask(['bert'], 2);

  expect(minutesOf('anna')).toBe(10.5);
  expect(minutesOf('bert')).toBe(10);
  expect(save.mock.calls).toEqual([[[10.5 * MINUTE_MS, 10 * MINUTE_MS]]]);
});

test('[16.10] a player whose clock has run out is reported once', () => {
  const { clocks, ask, onTimeUp } = clocksOf();

  ask(['bert']);
  vi.advanceTimersByTime(10 * MINUTE_MS - 1);
  expect(onTimeUp).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  ask(['anna'], 2);
  vi.advanceTimersByTime(60 * MINUTE_MS);

  expect(onTimeUp.mock.calls).toEqual([['bert']]);
  expect(clocks.viewOf('bert')).toEqual({ leftMs: 0 });
});

test('[16.10] a stopped clock stands until it is resumed', () => {
  const { clocks, ask, minutesOf, onTimeUp } = clocksOf();

  ask(['anna']);
  vi.advanceTimersByTime(MINUTE_MS);
  clocks.stop();
  vi.advanceTimersByTime(60 * MINUTE_MS);
  expect(minutesOf('anna')).toBe(9);
  clocks.resume();
  vi.advanceTimersByTime(9 * MINUTE_MS - 1);
  expect(onTimeUp).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);

  expect(onTimeUp.mock.calls).toEqual([['anna']]);
});

test('[16.10] no clock runs after a decision while the clocks are stopped', () => {
  const { clocks, ask, minutesOf, onTimeUp } = clocksOf();

  ask(['anna']);
  clocks.stop();
  ask(['bert'], 2);
  vi.advanceTimersByTime(60 * MINUTE_MS);

  expect(minutesOf('bert')).toBe(10);
  expect(clocks.viewOf('bert')).not.toHaveProperty('runningSince');
  expect(onTimeUp).not.toHaveBeenCalled();
});

test('[17.1] seconds that are added or removed by hand change both clocks, and no clock is negative', () => {
  const { clocks, ask, minutesOf, save } = clocksOf();

  ask(['anna']);
  vi.advanceTimersByTime(MINUTE_MS);
  clocks.modify(60);
  expect([minutesOf('anna'), minutesOf('bert')]).toEqual([10, 11]);
  clocks.modify(-630);

  expect([minutesOf('anna'), minutesOf('bert')]).toEqual([0, 0.5]);
  expect(save).toHaveBeenLastCalledWith([0, 0.5 * MINUTE_MS]);
});

test('[16.10] a lost game goes on with the times of the last turn', () => {
  const { ask, onTimeUp } = clocksOf({ saved: [3 * MINUTE_MS, MINUTE_MS] });

  ask(['bert'], 4);
  vi.advanceTimersByTime(MINUTE_MS);

  expect(onTimeUp.mock.calls).toEqual([['bert']]);
});

test('nothing is measured after the end of the game', () => {
  const { clocks, ask, onTimeUp, minutesOf } = clocksOf();

  ask(['anna']);
  vi.advanceTimersByTime(MINUTE_MS);
  clocks.end();
  ask(['bert'], 2);
  vi.advanceTimersByTime(60 * MINUTE_MS);

  expect(onTimeUp).not.toHaveBeenCalled();
  expect([minutesOf('anna'), minutesOf('bert')]).toEqual([9, 10]);
});
