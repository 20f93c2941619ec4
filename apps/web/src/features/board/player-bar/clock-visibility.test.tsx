import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
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
