import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { midGame } from '../fixture/game.ts';
import { renderBoard } from '../fixture/render-board.tsx';

test('the round is shown with the turn, and in the game menu', async () => {
  const { user } = renderBoard(midGame());
  expect(screen.getAllByText('Round 5')).toHaveLength(1);

  await user.click(screen.getByRole('button', { name: 'Game menu' }));

  expect(screen.getAllByText('Round 5')).toHaveLength(2);
});
