import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { GameView } from '@amberhall/protocol';
import { midGame, PROMPTS } from '../fixture/game.ts';
import { renderBoard } from '../fixture/render-board.tsx';

afterEach(() => void vi.useRealTimers());

test('a clock that starts after the first view shows at most its full time', () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const limited = (startedAt: string | null) =>
    midGame(PROMPTS.main, { timeLimit: { minutes: 45, startedAt } });
  const { store } = renderBoard(limited(null));
  vi.setSystemTime(Date.now() + 300_000);

  act(() => store.setState({ game: limited(new Date().toISOString()) }));

  expect(screen.getAllByRole('timer').map((clock) => clock.textContent)).toEqual(['45:00']);
});

const NOW = Date.parse('2026-03-01T20:00:00.000Z');

/** Renders a game with a limit of 45 minutes that started `elapsedMs` ago. @returns the timer */
function clockAfter(elapsedMs: number, stoppedAfterMs?: number): HTMLElement {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: NOW });
  const start = NOW - elapsedMs;
  const timeLimit = {
    minutes: 45,
    startedAt: new Date(start).toISOString(),
    ...(stoppedAfterMs !== undefined && { stoppedAt: new Date(start + stoppedAfterMs).toISOString() }),
  };
  renderBoard(midGame(PROMPTS.main, { timeLimit }));
  return screen.getByRole('timer', { name: 'Time left' });
}

test('a running clock counts down every second', () => {
  const clock = clockAfter(5 * 60_000);
  expect(clock.textContent).toBe('40:00');

  act(() => void vi.advanceTimersByTime(3000));

  expect(clock.textContent).toBe('39:57');
});

test('a stopped clock keeps its time', () => {
  const clock = clockAfter(10 * 60_000, 4 * 60_000);
  expect(clock.textContent).toBe('41:00');

  act(() => void vi.advanceTimersByTime(5000));

  expect(clock.textContent).toBe('41:00');
});

test('a clock whose time is over stays at zero', () => {
  expect(clockAfter(50 * 60_000).textContent).toBe('00:00');
});

test.each([
  { restMs: 60_000, isLate: false },
  { restMs: 59_000, isLate: true },
])('a clock with $restMs ms left is marked as late: $isLate', ({ restMs, isLate }) => {
  const clock = clockAfter(45 * 60_000 - restMs);

  expect(clock.dataset['late'] === 'true').toBe(isLate);
});

test('a game without a limit shows no clock', () => {
  renderBoard(midGame(PROMPTS.main, { timeLimit: null }));

  expect(screen.queryByRole('timer')).toBeNull();
});

test('in a game with personal clocks, each player bar shows its own, and only the running one counts down', () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: NOW });
  const game = midGame(PROMPTS.main);
  const [near, far] = Object.keys(game.people);
  renderBoard({
    ...game,
    people: withClocks(game, {
      [near ?? '']: { leftMs: 61_000, runningSince: new Date(NOW).toISOString() },
      [far ?? '']: { leftMs: 600_000 },
    }),
  });
  const clockOf = (player = '') =>
    screen.getByRole('timer', { name: `Clock of ${game.people[player]?.user.name}` });

  act(() => void vi.advanceTimersByTime(2000));

  expect(clockOf(near).textContent).toBe('00:59');
  expect(clockOf(near).dataset['late']).toBe('true');
  expect(clockOf(far).textContent).toBe('10:00');
});

function withClocks(
  game: GameView,
  clocks: Record<string, NonNullable<GameView['people'][string]['clock']>>,
): GameView['people'] {
  return Object.fromEntries(
    Object.entries(game.people).map(([player, person]) => [player, { ...person, clock: clocks[player] }]),
  ) as GameView['people'];
}
