import { act, screen } from '@testing-library/react';
import type { GameView } from '@amberhall/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changeSoundSettings } from '../../../lib/sound/sound-settings.ts';
import { stubAudio } from '../../../test/sounds.ts';
import { withPerson } from '../fixture/change-game.ts';
import { CORVANE, midGame, WREN } from '../fixture/game.ts';
import { renderPart } from '../fixture/render-board.tsx';
import { Clock, PersonalClock } from './clock.tsx';

const START = Date.parse('2026-05-01T12:00:00.000Z');
const MINUTE_MS = 60_000;
const after = (ms: number): string => new Date(START + ms).toISOString();

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(START);
});

const timer = () => screen.queryByRole('timer');
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe('the clock of a game', () => {
  const show = (timeLimit: GameView['timeLimit']) => renderPart(<Clock />, midGame(undefined, { timeLimit }));

  test('is missing in a game without a limit', () => {
    show(null);

    expect(timer()).toBeNull();
  });

  test('shows the whole time until it starts, however long that takes', () => {
    show({ minutes: 45, startedAt: null });
    pass(10 * MINUTE_MS);

    expect(timer()?.textContent).toBe('45:00');
    expect(timer()?.getAttribute('aria-label')).toBe('Time left');
  });

  test('runs from its start, second by second', () => {
    show({ minutes: 45, startedAt: after(0) });
    expect(timer()?.textContent).toBe('45:00');

    pass(1000);
    expect(timer()?.textContent).toBe('44:59');
    pass(44 * MINUTE_MS);

    expect(timer()?.textContent).toBe('00:59');
  });

  test('never shows more than the whole time, also where the clock of the server is ahead', () => {
    show({ minutes: 45, startedAt: after(5 * MINUTE_MS) });

    expect(timer()?.textContent).toBe('45:00');
  });

  test('ends at zero', () => {
    show({ minutes: 45, startedAt: after(-50 * MINUTE_MS) });

    expect(timer()?.textContent).toBe('00:00');
  });

  test('stands still once it was stopped', () => {
    show({ minutes: 45, startedAt: after(-20 * MINUTE_MS), stoppedAt: after(-10 * MINUTE_MS) });
    pass(5 * MINUTE_MS);

    expect(timer()?.textContent).toBe('35:00');
  });

  test('is marked in its last minute', () => {
    show({ minutes: 2, startedAt: after(0) });
    pass(MINUTE_MS);
    expect(timer()?.dataset['late']).toBeUndefined();

    pass(1000);

    expect(timer()?.dataset['late']).toBe('true');
  });
});

describe('the sound of the last seconds', () => {
  let started: ReturnType<typeof stubAudio>;
  beforeEach(() => {
    changeSoundSettings({ game: true });
    started = stubAudio();
  });
  afterEach(() => changeSoundSettings({ game: false }));

  const showPlayer = (clock: { leftMs: number; runningSince?: string }, player: string) =>
    renderPart(<PersonalClock player={player} name={player} />, withPerson(midGame(), player, { clock }));

  test.each([
    {
      clock: 'the clock of the game',
      show: () =>
        renderPart(<Clock />, midGame(undefined, { timeLimit: { minutes: 1, startedAt: after(-48_500) } })),
    },
    { clock: 'the own clock', show: () => showPlayer({ leftMs: 11_500, runningSince: after(0) }, WREN) },
  ])('is played by $clock', ({ show }) => {
    show();
    pass(1000);
    expect(started).not.toHaveBeenCalled();

    pass(1000);
    expect(started).toHaveBeenCalledTimes(1);
    pass(1000);

    expect(started).toHaveBeenCalledTimes(2);
  });

  test('is not played by the own clock while it stands', () => {
    showPlayer({ leftMs: 10_000 }, WREN);
    pass(3000);

    expect(started).not.toHaveBeenCalled();
  });

  test('is not played by the clock of the opponent', () => {
    showPlayer({ leftMs: 10_000, runningSince: after(0) }, CORVANE);
    pass(3000);

    expect(started).not.toHaveBeenCalled();
  });
});

describe('the clock of a player', () => {
  const show = (clock: GameView['people'][string]['clock'], player = CORVANE) =>
    renderPart(
      <PersonalClock player={player} name={player} />,
      withPerson(midGame(), player, clock === undefined ? {} : { clock }),
    );

  test('is missing in a game without personal clocks', () => {
    show(undefined);

    expect(timer()).toBeNull();
  });

  test('stands while the other player decides', () => {
    show({ leftMs: 5 * MINUTE_MS });
    pass(2 * MINUTE_MS);

    expect(timer()?.textContent).toBe('05:00');
    expect(timer()?.getAttribute('aria-label')).toBe('Clock of Corvane');
  });

  test('runs from the moment at which the player was asked', () => {
    show({ leftMs: 5 * MINUTE_MS, runningSince: after(-30_000) }, WREN);
    expect(timer()?.textContent).toBe('04:30');

    pass(10_000);

    expect(timer()?.textContent).toBe('04:20');
  });

  test('does not gain time where the clock of the server is ahead', () => {
    show({ leftMs: 5 * MINUTE_MS, runningSince: after(20_000) });

    expect(timer()?.textContent).toBe('05:00');
  });
});
