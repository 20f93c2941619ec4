import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { midGame } from '../fixture/game.ts';
import { renderBoard } from '../fixture/render-board.tsx';

const textOf = (refusal: string): string | null => {
  const { store, unmount } = renderBoard(midGame());
  act(() => store.setState({ refusal }));
  const { textContent } = screen.getByRole('alert');
  unmount();
  return textContent;
};

test('a refusal, a finished game, a reverted move, an aborted game and a server fault have different texts', () => {
  const texts = ['NOT_OFFERED', 'GAME_OVER', 'MOVE_REVERTED', 'GAME_ABORTED', 'INTERNAL', 'OFFLINE'].map(
    textOf,
  );

  expect(texts).toEqual([
    'That is not possible right now.',
    'The game is over.',
    'The server could not process your move, so it was taken back. Please try again.',
    'An error stopped the game. It cannot be continued.',
    'An error occurred on our side. Please try again.',
    'Your click did not reach the game. Please try again.',
  ]);
});

test('an unknown refusal has a general text', () => {
  expect(textOf('SOMETHING_NEW')).toBe('That did not work. Please try again.');
});
