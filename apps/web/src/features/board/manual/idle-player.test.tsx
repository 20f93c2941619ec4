import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CORVANE, midGame, PROMPTS, WREN } from '../fixture/game.ts';
import { renderBoard } from '../fixture/render-board.tsx';

const MINUTE_MS = 60_000;
const at = (minutes: number) => new Date(minutes * MINUTE_MS).toISOString();
const idleOf = (player: string) => ({ player, since: at(0), passAt: at(5), claimAt: at(10) });

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

test.each([
  [1.2, 'Corvane has been idle for 01:12. You can end this turn in 03:48'],
  [6, 'Corvane has been idle for 06:00. You can end this turn now, and claim the game in 04:00'],
  [11, 'Corvane has been idle for 11:00. You can end this turn or claim the game'],
])('after %d minutes, a waiting player reads “%s”', (minutes, text) => {
  vi.setSystemTime(minutes * MINUTE_MS);
  renderBoard(midGame(PROMPTS.waiting, { idle: idleOf(CORVANE), timeLimit: null }));

  expect(screen.getByRole('timer').textContent).toBe(text);
});

test('an idle player is told what the opponent may do, and when', () => {
  vi.setSystemTime(MINUTE_MS);
  renderBoard(midGame(PROMPTS.main, { idle: idleOf(WREN), timeLimit: null }));

  expect(screen.getByRole('timer').textContent).toBe(
    'The game has waited for you for 01:00. Your opponent can end your turn in 04:00',
  );
});
