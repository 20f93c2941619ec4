import { act, screen } from '@testing-library/react';
import type { GameView, PuzzleGoal } from '@amberhall/protocol';
import { expect, test } from 'vitest';
import { withPlayer, withTable } from '../fixture/change-game.ts';
import { CORVANE, midGame, PROMPTS, WREN } from '../fixture/game.ts';
import { renderPart } from '../fixture/render-board.tsx';
import { useTurnOutcome } from './use-turn-outcome.ts';

const AMBER: PuzzleGoal = { kind: 'amber', least: 6 };
const WIN: PuzzleGoal = { kind: 'win' };

function Outcome({ goal }: { goal: PuzzleGoal | null }) {
  return <output>{useTurnOutcome(goal)}</output>;
}
function play(goal: PuzzleGoal | null, game: GameView = midGame(PROMPTS.main)) {
  const { store } = renderPart(<Outcome goal={goal} />, game);
  const outcome = () => screen.getByRole('status').textContent;
  return { outcome, next: (later: GameView) => act(() => store.setState({ game: later })) };
}
const start = midGame(PROMPTS.main);
const over = (game: GameView) => withTable(game, { activePlayer: CORVANE });

test('a turn that ends before the goal has failed', () => {
  const { outcome, next } = play(AMBER);
  expect(outcome()).toBe('open');

  next(over(start));

  expect(outcome()).toBe('failed');
});

test('a goal that is reached stays so, whatever happens later in the turn and after it', () => {
  const { outcome, next } = play(AMBER);
  next(withPlayer(start, WREN, { amber: 6 }));
  expect(outcome()).toBe('solved');

  next(withPlayer(start, WREN, { amber: 0 }));
  expect(outcome()).toBe('solved');
  next(over(start));

  expect(outcome()).toBe('solved');
});

test('a goal that is reached after the turn is not', () => {
  const { outcome, next } = play(AMBER);

  next(withPlayer(over(start), WREN, { amber: 9 }));

  expect(outcome()).toBe('failed');
});

test('a win solves its goal, although the turn ends with it', () => {
  const { outcome, next } = play(WIN);

  next(withTable(start, { winner: WREN, winReason: 'keys' }));

  expect(outcome()).toBe('solved');
});

test('a game that the opponent wins has failed', () => {
  const { outcome, next } = play(WIN);

  next(withTable(start, { winner: CORVANE, winReason: 'keys' }));

  expect(outcome()).toBe('failed');
});

test('without a goal the outcome stays open', () => {
  expect(play(null, over(start)).outcome()).toBe('open');
});
