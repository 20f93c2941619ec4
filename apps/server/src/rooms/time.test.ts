import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { IDLE_MS, IdleWatch } from './idle-watch.ts';
import { TimeLimit } from './time-limit.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const MINUTE_MS = 60_000;
const now = () => new Date();

describe('the time limit', () => {
  const limit = (onTimeUp = vi.fn<() => void>()) => ({
    onTimeUp,
    clock: new TimeLimit({ minutes: 10, now, onTimeUp }),
  });

  test('[16.5] runs from the end of the setup, and is up once', () => {
    const { clock, onTimeUp } = limit();
    vi.advanceTimersByTime(30 * MINUTE_MS);
    expect(onTimeUp).not.toHaveBeenCalled();

    clock.start(now());
    clock.start(new Date(0));
    vi.advanceTimersByTime(10 * MINUTE_MS - 1);
    expect(onTimeUp).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60 * MINUTE_MS);

    expect(onTimeUp).toHaveBeenCalledTimes(1);
  });

  test('[17.1] can be modified, stopped and started again', () => {
    const { clock, onTimeUp } = limit();
    clock.start(now());

    clock.modify(60);
    clock.stop();
    expect(clock.view.stoppedAt).toBe(new Date(0).toISOString());
    vi.advanceTimersByTime(60 * MINUTE_MS);
    clock.goOn();
    vi.advanceTimersByTime(11 * MINUTE_MS - 1);
    expect(onTimeUp).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);

    expect(onTimeUp).toHaveBeenCalledTimes(1);
  });

  test('measures nothing once the game is over', () => {
    const { clock, onTimeUp } = limit();
    clock.start(now());

    clock.end();
    vi.advanceTimersByTime(60 * MINUTE_MS);

    expect(onTimeUp).not.toHaveBeenCalled();
  });

  test('that is over already when a game is taken up again is up at once', () => {
    const { clock, onTimeUp } = limit();

    clock.start(new Date(-60 * MINUTE_MS));
    vi.advanceTimersByTime(0);

    expect(onTimeUp).toHaveBeenCalledTimes(1);
  });
});

describe('somebody who is waited for', () => {
  const watch = () => {
    const onAway = vi.fn<(player: string) => void>();
    return { onAway, idle: new IdleWatch({ onAway }) };
  };

  test('[16.8] counts as away after five minutes without a sign, and can be passed', () => {
    const { idle, onAway } = watch();

    idle.waitFor(['anna']);
    vi.advanceTimersByTime(IDLE_MS - 1);
    expect(idle.canBePassed('anna')).toBe(false);
    vi.advanceTimersByTime(1);

    expect(onAway).toHaveBeenCalledWith('anna');
    expect(idle.canBePassed('anna')).toBe(true);
    expect(idle.canBePassed('bert')).toBe(false);
  });

  test('[16.8] gives a sign by whatever they do, and is at the table again', () => {
    const { idle } = watch();
    idle.waitFor(['anna']);
    vi.advanceTimersByTime(IDLE_MS - 1);
    expect(idle.acted('anna')).toBe(false);
    vi.advanceTimersByTime(IDLE_MS - 1);
    expect(idle.isAway('anna')).toBe(false);
    vi.advanceTimersByTime(1);

    expect(idle.acted('anna')).toBe(true);
    expect(idle.canBePassed('anna')).toBe(false);
    vi.advanceTimersByTime(IDLE_MS);
    expect(idle.canBePassed('anna')).toBe(true);
  });

  test('[16.8] and stays away can be passed at once in later turns', () => {
    const { idle } = watch();
    idle.waitFor(['anna']);
    vi.advanceTimersByTime(IDLE_MS);

    idle.waitFor(['bert']);
    expect(idle.canBePassed('anna')).toBe(false);
    idle.waitFor(['anna']);

    expect(idle.canBePassed('anna')).toBe(true);
  });

  test('is not alone in it while both have a question', () => {
    const { idle, onAway } = watch();

    idle.waitFor(['anna', 'bert']);
    vi.advanceTimersByTime(2 * IDLE_MS);

    expect(onAway).not.toHaveBeenCalled();
  });
});
