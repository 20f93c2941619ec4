import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { idleMsOf, IdleTimer, MINUTE_MS, REMINDER_MS } from './idle-timer.ts';
import { TimeLimit } from './time-limit.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const IDLE_MS = idleMsOf('casual');
const now = () => new Date();

describe('the time limit', () => {
  const limit = (onTimeUp = vi.fn<() => void>()) => ({
    onTimeUp,
    clock: new TimeLimit({ minutes: 10, now, onTimeUp }),
  });

  test('[16.5] starts at the end of the setup, and ends once', () => {
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

  test('[17.1] can be changed, stopped and started again', () => {
    const { clock, onTimeUp } = limit();
    clock.start(now());

    clock.modify(60);
    clock.stop();
    expect(clock.view.stoppedAt).toBe(new Date(0).toISOString());
    vi.advanceTimersByTime(60 * MINUTE_MS);
    clock.resume();
    vi.advanceTimersByTime(11 * MINUTE_MS - 1);
    expect(onTimeUp).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);

    expect(onTimeUp).toHaveBeenCalledTimes(1);
  });

  test('[17.1] that was stopped when its game is resumed stands until it is started again', () => {
    const onTimeUp = vi.fn<() => void>();
    const saved = {
      startedAt: new Date(-5 * MINUTE_MS).toISOString(),
      stoppedAt: new Date(-2 * MINUTE_MS).toISOString(),
    };
    const clock = new TimeLimit({ minutes: 10, now, onTimeUp, saved });
    expect(clock.view).toEqual({ minutes: 10, ...saved });

    clock.start(now());
    vi.advanceTimersByTime(60 * MINUTE_MS);
    clock.resume();
    vi.advanceTimersByTime(7 * MINUTE_MS - 1);
    expect(onTimeUp).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);

    expect(onTimeUp).toHaveBeenCalledTimes(1);
  });

  test('[17.1] is not over because a player added more time than a timer supports', () => {
    const { clock, onTimeUp } = limit();
    clock.start(now());

    for (let time = 0; time < 300; time++) clock.modify(9_999);
    vi.advanceTimersByTime(60 * MINUTE_MS);

    expect(onTimeUp).not.toHaveBeenCalled();
  });

  test('stops once the game is over', () => {
    const { clock, onTimeUp } = limit();
    clock.start(now());

    clock.end();
    vi.advanceTimersByTime(60 * MINUTE_MS);

    expect(onTimeUp).not.toHaveBeenCalled();
  });

  test('[16.5] of a round runs during the setup of a game, and ends the game only after that', () => {
    const { clock, onTimeUp } = limit();

    clock.follow({ minutes: 5, startedAt: now(), stoppedAt: null });
    vi.advanceTimersByTime(6 * MINUTE_MS);
    expect(onTimeUp).not.toHaveBeenCalled();
    clock.start(now());
    vi.advanceTimersByTime(0);

    expect(clock.view).toEqual({ minutes: 5, startedAt: new Date(0).toISOString() });
    expect(onTimeUp).toHaveBeenCalledTimes(1);
  });

  test('[16.5] that follows a round clock drops its own, and stops with it', () => {
    const { clock, onTimeUp } = limit();
    clock.start(now());

    vi.advanceTimersByTime(9 * MINUTE_MS);
    clock.follow({ minutes: 20, startedAt: new Date(0), stoppedAt: now() });
    vi.advanceTimersByTime(60 * MINUTE_MS);
    expect(onTimeUp).not.toHaveBeenCalled();
    clock.follow({ minutes: 20, startedAt: new Date(60 * MINUTE_MS), stoppedAt: null });
    vi.advanceTimersByTime(11 * MINUTE_MS - 1);
    expect(onTimeUp).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);

    expect(clock.isShared).toBe(true);
    expect(onTimeUp).toHaveBeenCalledTimes(1);
  });

  test('that has already passed when a game is resumed is over at once', () => {
    const { clock, onTimeUp } = limit();

    clock.start(new Date(-60 * MINUTE_MS));
    vi.advanceTimersByTime(0);

    expect(onTimeUp).toHaveBeenCalledTimes(1);
  });
});

describe('a player who is asked', () => {
  const watch = () => {
    const onAway = vi.fn<(player: string) => void>();
    const onGone = vi.fn<(player: string) => void>();
    const onReminder = vi.fn<(player: string) => void>();
    return {
      onReminder,
      onAway,
      onGone,
      idle: new IdleTimer({ idleMs: IDLE_MS, onReminder, onAway, onGone, now }),
    };
  };

  test('[16.8] counts as idle after five minutes without activity, and can be passed', () => {
    const { idle, onAway } = watch();

    idle.waitFor(['anna']);
    vi.advanceTimersByTime(IDLE_MS - 1);
    expect(idle.canBePassed('anna')).toBe(false);
    vi.advanceTimersByTime(1);

    expect(onAway).toHaveBeenCalledWith('anna');
    expect(idle.canBePassed('anna')).toBe(true);
    expect(idle.canBePassed('bert')).toBe(false);
  });

  test('is reminded after a minute, and everybody sees since when the game waits', () => {
    const { idle, onReminder } = watch();

    idle.waitFor(['anna']);
    vi.advanceTimersByTime(REMINDER_MS - 1);
    expect(idle.waiting).toBeNull();
    vi.advanceTimersByTime(1);

    expect(onReminder).toHaveBeenCalledWith('anna');
    expect(idle.waiting).toEqual({ player: 'anna', since: new Date(0) });
    idle.noteActive('anna');
    expect(idle.waiting).toBeNull();
  });

  test('activity before the reminder postpones it, and the wait counts from there', () => {
    const { idle, onReminder } = watch();
    idle.waitFor(['anna']);
    vi.advanceTimersByTime(REMINDER_MS - 1);

    idle.noteActive('anna');
    vi.advanceTimersByTime(REMINDER_MS - 1);
    expect(onReminder).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);

    expect(onReminder).toHaveBeenCalledExactlyOnceWith('anna');
    expect(idle.waiting).toEqual({ player: 'anna', since: new Date(REMINDER_MS - 1) });
  });

  test('who is asked next has the whole minute', () => {
    const { idle, onReminder } = watch();
    idle.waitFor(['anna']);
    vi.advanceTimersByTime(REMINDER_MS - 1);

    idle.waitFor(['bert']);
    vi.advanceTimersByTime(REMINDER_MS - 1);
    expect(onReminder).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);

    expect(onReminder).toHaveBeenCalledExactlyOnceWith('bert');
  });

  test('who answers after a reminder begins a new minute with the next question', () => {
    const { idle, onReminder } = watch();
    idle.waitFor(['anna']);
    vi.advanceTimersByTime(REMINDER_MS);

    idle.waitFor(['bert']);
    idle.waitFor(['anna']);

    expect(idle.waiting).toBeNull();
    vi.advanceTimersByTime(REMINDER_MS);
    expect(onReminder).toHaveBeenCalledTimes(2);
  });

  test('[16.8] is active again after any command', () => {
    const { idle } = watch();
    idle.waitFor(['anna']);
    vi.advanceTimersByTime(IDLE_MS - 1);
    expect(idle.noteActive('anna')).toBe('reminded');
    vi.advanceTimersByTime(IDLE_MS - 1);
    expect(idle.isAway('anna')).toBe(false);
    vi.advanceTimersByTime(1);

    expect(idle.noteActive('anna')).toBe('away');
    expect(idle.canBePassed('anna')).toBe(false);
    vi.advanceTimersByTime(IDLE_MS);
    expect(idle.canBePassed('anna')).toBe(true);
  });

  test('[16.8] who stays away can be passed at once in later turns', () => {
    const { idle } = watch();
    idle.waitFor(['anna']);
    vi.advanceTimersByTime(IDLE_MS);

    idle.waitFor(['bert']);
    expect(idle.canBePassed('anna')).toBe(false);
    idle.waitFor(['anna']);

    expect(idle.canBePassed('anna')).toBe(true);
  });

  test('[16.8] counts as absent after the same time again, whoever is asked meanwhile', () => {
    const { idle, onGone } = watch();
    idle.waitFor(['anna']);
    vi.advanceTimersByTime(IDLE_MS);

    idle.waitFor(['bert']);
    vi.advanceTimersByTime(IDLE_MS - 1);
    expect(idle.isGone('anna')).toBe(false);
    vi.advanceTimersByTime(1);
    expect(onGone).toHaveBeenCalledWith('anna');
    expect(idle.isGone('anna')).toBe(true);

    idle.noteActive('anna');
    expect(idle.isGone('anna')).toBe(false);
  });

  test('[16.8] is not absent after returning in between', () => {
    const { idle, onGone } = watch();
    idle.waitFor(['anna']);
    vi.advanceTimersByTime(IDLE_MS);

    idle.noteActive('anna');
    idle.waitFor(['bert', 'anna']);
    vi.advanceTimersByTime(2 * IDLE_MS);

    expect(onGone).not.toHaveBeenCalled();
  });

  test('is not idle alone while both have a prompt', () => {
    const { idle, onAway } = watch();

    idle.waitFor(['anna', 'bert']);
    vi.advanceTimersByTime(2 * IDLE_MS);

    expect(onAway).not.toHaveBeenCalled();
  });
});
