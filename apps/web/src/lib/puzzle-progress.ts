/** Which puzzles the user of this browser has solved. */
import { z } from 'zod';
import { create } from 'zustand';
import { readStored, writeStored } from './storage.ts';

const STORAGE_KEY = 'puzzles';

const PuzzleProgress = z.object({
  solved: z.array(z.string()),
  /** The puzzle that a running game belongs to. */
  current: z.object({ gameId: z.string(), puzzle: z.string() }).nullable(),
});
type PuzzleProgress = z.infer<typeof PuzzleProgress>;

export const usePuzzleProgress = create<PuzzleProgress>(() => {
  const stored = PuzzleProgress.safeParse(readStored(STORAGE_KEY));
  return stored.success ? stored.data : { solved: [], current: null };
});

function save(changes: Partial<PuzzleProgress>): void {
  usePuzzleProgress.setState(changes);
  writeStored(STORAGE_KEY, usePuzzleProgress.getState());
}

export function beginPuzzle(gameId: string, puzzle: string): void {
  save({ current: { gameId, puzzle } });
}

export function markPuzzleSolved(puzzle: string): void {
  const { solved } = usePuzzleProgress.getState();
  if (!solved.includes(puzzle)) save({ solved: [...solved, puzzle] });
}

/** The game goes on without its question. */
export function leavePuzzle(): void {
  save({ current: null });
}
