import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { midGame, PROMPTS } from '../fixture/game.ts';
import { renderBoard } from '../fixture/render-board.tsx';
import { applyMessage } from '../game/game-store.ts';

afterEach(() => void vi.useRealTimers());

test.each([
  ['STALE_PROMPT', 'The game changed before your click arrived. Please check the board and try again.'],
  ['NOT_OFFERED', 'That is not possible right now.'],
  ['NOT_YOUR_PROMPT', 'You cannot answer this prompt. It is your opponent’s decision.'],
  ['MUTED', 'Spectators cannot chat in this game'],
  ['RATE_LIMITED', 'Too many actions at once. Please try again in a moment.'],
  ['OFFLINE', 'Your click did not reach the game. Please try again.'],
  ['SOMETHING_ELSE', 'That did not work. Please try again.'],
])('a refusal with the code %s is explained as "%s"', (code, text) => {
  const { store } = renderBoard(midGame(PROMPTS.attack));

  act(() => store.setState({ refusal: code }));

  expect(screen.getByRole('alert').textContent).toBe(text);
});

test('a board without a refusal shows no alert', () => {
  renderBoard(midGame(PROMPTS.attack));

  expect(screen.queryByRole('alert')).toBeNull();
});

test('a refused button of a prompt is explained', async () => {
  const { user } = renderBoard(midGame(PROMPTS.house), { ok: false, code: 'OFFLINE' });

  await user.click(screen.getByRole('button', { name: 'Shadows' }));

  expect((await screen.findByRole('alert')).textContent).toContain('did not reach the game');
});

test('an explanation disappears after four seconds', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { store } = renderBoard(midGame(PROMPTS.attack));
  act(() => store.setState({ refusal: 'NOT_OFFERED' }));

  act(() => void vi.advanceTimersByTime(3999));
  expect(screen.getByRole('alert')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(1));

  expect(screen.queryByRole('alert')).toBeNull();
});

test('another refusal is shown for four seconds of its own', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { store } = renderBoard(midGame(PROMPTS.attack));
  act(() => store.setState({ refusal: 'NOT_OFFERED' }));
  act(() => void vi.advanceTimersByTime(3000));

  act(() => store.setState({ refusal: 'RATE_LIMITED' }));
  act(() => void vi.advanceTimersByTime(3000));

  expect(screen.getByRole('alert').textContent).toContain('Too many actions at once');
});

test('the next message of the game removes an explanation', () => {
  const { store } = renderBoard(midGame(PROMPTS.attack));
  act(() => store.setState({ refusal: 'STALE_PROMPT' }));

  act(() => void applyMessage(store, { type: 'full', rev: 2, game: midGame(PROMPTS.house) }));

  expect(screen.queryByRole('alert')).toBeNull();
});
