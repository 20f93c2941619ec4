import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CORVANE, midGame, PROMPTS, WREN } from '../fixture/game.ts';
import { renderBoard, renderPart } from '../fixture/render-board.tsx';
import { IdlePlayer } from './idle-player.tsx';

const MINUTE_MS = 60_000;
const START = Date.parse('2026-03-01T20:00:00.000Z');
const after = (minutes: number) => new Date(START + minutes * MINUTE_MS);
const at = (minutes: number) => after(minutes).toISOString();
const idleOf = (player: string) => ({ player, since: at(0), passAt: at(5), claimAt: at(10) });

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

test.each([
  [1.2, 'Corvane has been idle for 01:12. You can end this turn in 03:48'],
  [6, 'Corvane has been idle for 06:00. You can end this turn now, and claim the game in 04:00'],
  [11, 'Corvane has been idle for 11:00. You can end this turn or claim the game'],
])('after %d minutes, a waiting player reads “%s”', (minutes, text) => {
  vi.setSystemTime(after(minutes));
  renderBoard(midGame(PROMPTS.waiting, { idle: idleOf(CORVANE), timeLimit: null }));

  expect(screen.getByRole('timer').textContent).toBe(text);
});

test('an idle player is told what the opponent may do, and when', () => {
  vi.setSystemTime(after(1));
  renderBoard(midGame(PROMPTS.main, { idle: idleOf(WREN), timeLimit: null }));

  expect(screen.getByRole('timer').textContent).toBe(
    'The game has waited for you for 01:00. Your opponent can end your turn in 04:00',
  );
});

test('the time goes on second by second', () => {
  vi.useFakeTimers();
  vi.setSystemTime(after(1));
  renderPart(<IdlePlayer />, midGame(PROMPTS.waiting, { idle: idleOf(CORVANE), timeLimit: null }));

  act(() => void vi.advanceTimersByTime(1000));

  expect(screen.getByRole('timer').textContent).toBe(
    'Corvane has been idle for 01:01. You can end this turn in 03:59',
  );
});

test('a spectator reads only for how long the game has waited', () => {
  vi.setSystemTime(after(6));
  renderBoard(midGame(PROMPTS.waiting, { idle: idleOf(CORVANE), timeLimit: null, seat: null }));

  expect(screen.getByRole('timer').textContent).toBe('Corvane has been idle for 06:00');
});
