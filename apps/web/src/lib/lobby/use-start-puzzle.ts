import { PUZZLES } from '@amberhall/protocol';
import type { PuzzleId } from '@amberhall/protocol';
import { useNavigate } from 'react-router';
import { beginPuzzle } from '../puzzle-progress.ts';
import { useLobbyActions } from './use-lobby-actions.ts';

/** @returns a function that starts a puzzle, in place of a running practice game */
export function useStartPuzzle(): (id: PuzzleId) => Promise<void> {
  const { practice } = useLobbyActions();
  const navigate = useNavigate();
  return async (id) => {
    const puzzle = PUZZLES.find((each) => each.id === id);
    if (puzzle === undefined) return;
    // The board of the previous game must not take the end of that game for the end of this one.
    await navigate('/learn');
    const gameId = await practice({ position: puzzle.position, botLevel: 'steady' });
    if (gameId !== undefined) beginPuzzle(gameId, id);
  };
}
