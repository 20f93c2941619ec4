/** Which puzzles the user of this browser has solved. */
import { mergePuzzles, NO_LEARNING_PROGRESS, PuzzleProgress } from '@amberhall/protocol';
import type { PuzzleId } from '@amberhall/protocol';
import { createProgressStore } from './progress-store.ts';
import { startAfter } from './start-after.ts';

export const puzzleStore = createProgressStore({
  key: 'puzzles',
  schema: PuzzleProgress,
  empty: NO_LEARNING_PROGRESS.puzzles,
  merge: mergePuzzles,
});

export const usePuzzleProgress = puzzleStore.use;

const addCurrent = (current: PuzzleProgress['current']): void => puzzleStore.add({ solved: [], current });

export function beginPuzzle(gameId: string, puzzle: PuzzleId): void {
  const { current } = puzzleStore.all();
  addCurrent({ gameId, begunAt: startAfter(current), isLeft: false, puzzle });
}

export function markPuzzleSolved(puzzle: PuzzleId): void {
  puzzleStore.add({ solved: [puzzle], current: null });
}

/** The game goes on without its question. */
export function leavePuzzle(): void {
  const { current } = usePuzzleProgress.getState();
  if (current) addCurrent({ ...current, isLeft: true });
}
