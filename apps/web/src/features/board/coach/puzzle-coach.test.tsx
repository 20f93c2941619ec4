import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PUZZLES } from '@amberhall/protocol';
import type { GameView, PuzzleId } from '@amberhall/protocol';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { beginPuzzle, usePuzzleProgress } from '../../../lib/puzzle-progress.ts';
import { withPlayer, withTable } from '../fixture/change-game.ts';
import { CORVANE, midGame, PROMPTS, WREN } from '../fixture/game.ts';
import { GameProvider } from '../game/game-context.tsx';
import { createGameStore } from '../game/game-store.ts';
import { CoachSlot } from './coach-slot.tsx';

const GAME = 'game-1';
const START = withPlayer(withTable(midGame(PROMPTS.main), { turn: 3, activePlayer: WREN }), WREN, {
  amber: 0,
});

function show(puzzle: PuzzleId) {
  beginPuzzle(GAME, puzzle);
  const store = createGameStore({ connection: 'connected', rev: 1, game: START });
  const connection = { send: async () => ({ ok: true as const }), reopen: () => {} };
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <GameProvider store={store} connection={connection} onLeave={() => {}}>
          <CoachSlot gameId={GAME} />
        </GameProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return (game: GameView) => act(() => store.setState({ game }));
}

const sentence = async (): Promise<string | null> => (await screen.findByRole('status')).textContent;

test('a puzzle is solved as soon as its goal is reached, and stays solved after the turn', async () => {
  const update = show('witch');
  expect(await sentence()).toBe('Can you have 7 Æmber this turn?');

  update(withPlayer(START, WREN, { amber: 7 }));
  update(withTable(START, { turn: 4, activePlayer: CORVANE }));

  expect(await sentence()).toBe('Solved. Well played!');
  expect(usePuzzleProgress.getState().solved).toEqual(['witch']);
  expect(screen.getByRole('button', { name: 'Next puzzle' })).toBeDefined();
});

test('a puzzle whose turn is over can be started again', async () => {
  const update = show('witch');
  await sentence();

  update(withTable(START, { turn: 4, activePlayer: CORVANE }));

  expect(await sentence()).toMatch(/^The turn is over/);
  expect(screen.getByRole('button', { name: 'Start again' })).toBeDefined();
  expect(usePuzzleProgress.getState().solved).toEqual([]);
});

test('a puzzle whose goal is reached only after the turn is not solved', async () => {
  const update = show('witch');
  await sentence();

  const over = withTable(START, { turn: 4, activePlayer: CORVANE });
  update(over);
  update(withPlayer(over, WREN, { amber: 7 }));

  expect(await sentence()).toMatch(/^The turn is over/);
  expect(usePuzzleProgress.getState().solved).toEqual([]);
});

test('the question of a puzzle has the number of the puzzle as its heading', async () => {
  show('witch');

  const number = PUZZLES.findIndex(({ id }) => id === 'witch') + 1;
  expect(await screen.findByText(`Puzzle ${number}`)).toBeDefined();
});

test('a player who leaves the puzzle plays on without the question', async () => {
  show('witch');

  await userEvent.click(await screen.findByRole('button', { name: 'Leave the puzzle' }));

  expect(screen.queryByRole('region', { name: 'Coach' })).toBeNull();
});
