import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { midGame, PROMPTS } from '../fixture/game.ts';
import { renderBoard, renderPart } from '../fixture/render-board.tsx';
import { LostOpponent } from './lost-opponent.tsx';

const ME = midGame().seat ?? '';
const OPPONENT = Object.keys(midGame().people).find((name) => name !== ME) ?? '';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));

/** The opponent has been disconnected for this long. */
function lostFor(ms: number) {
  const game = midGame(PROMPTS.waiting);
  const opponent = game.people[OPPONENT];
  if (opponent === undefined) throw new Error('Nobody sits over there');
  const lostAt = new Date(Date.now() - ms).toISOString();
  return {
    ...game,
    people: { ...game.people, [OPPONENT]: { ...opponent, disconnected: true as const, lostAt } },
  };
}

test('[16.8] a countdown runs until a disconnected opponent can be left without a loss', () => {
  renderPart(<LostOpponent />, lostFor(10_000));

  expect(screen.getByText(/You can leave without a loss in 00:20$/)).toBeTruthy();
});

test('[16.8] after that the game can be left at once', () => {
  renderPart(<LostOpponent />, lostFor(60_000));

  expect(screen.getByText(/You can leave now without a loss$/)).toBeTruthy();
});

test('while everybody is connected, there is no countdown, and nothing runs every second', () => {
  const repeat = vi.spyOn(globalThis, 'setInterval');
  renderPart(<LostOpponent />, midGame(PROMPTS.waiting));

  expect(screen.queryByText(/without a loss/)).toBeNull();
  expect(repeat).not.toHaveBeenCalled();
});

test('[16.8] the game can be claimed from an absent opponent', async () => {
  const { sent, user } = renderBoard(midGame(PROMPTS.waiting, { claimAvailable: true }));

  await user.click(screen.getByRole('button', { name: 'Claim Victory' }));

  expect(sent).toEqual([['claim']]);
});

test('delayed spectators are told about the delay', () => {
  renderBoard(midGame(PROMPTS.waiting, { seat: null, spectatorDelay: 3 }));

  expect(screen.getByText('You are watching with a delay of 3 min')).toBeTruthy();
});
