import { isSolved } from '@amberhall/protocol';
import type { GameView, PuzzleGoal } from '@amberhall/protocol';
import { useState } from 'react';
import { useGame } from '../game/game-context.tsx';

/**
 * Whether the user has reached a goal within the turn. Once reached, it stays `solved`; with the end of the turn it has
 * `failed`.
 *
 * @param goal `null`: the outcome stays `open`
 */
export function useTurnOutcome(goal: PuzzleGoal | null): 'open' | 'solved' | 'failed' {
  const isReached = useGame(
    ({ game }) =>
      goal !== null && game !== null && game.seat !== null && isSolved(goal, game.table, game.seat),
  );
  const isTurnOver = useGame(({ game }) => game !== null && isOver(game));
  const [wasReached, setWasReached] = useState(false);
  if (isReached && !isTurnOver && !wasReached) setWasReached(true);
  if (goal === null) return 'open';
  const isDone = wasReached || (isReached && goal.kind === 'win' && isTurnOver);
  return isDone ? 'solved' : isTurnOver ? 'failed' : 'open';
}

function isOver({ table, seat }: GameView): boolean {
  return table.winReason !== null || table.activePlayer !== seat;
}
