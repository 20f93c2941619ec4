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

test('where the steps have no room for words, the line says which one it is', () => {
  renderBoard(midGame());

  expect(screen.getByRole('img', { name: 'Steps of the turn, Main' })).toBeDefined();
});
