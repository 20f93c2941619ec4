import { lazy, Suspense } from 'react';
import { usePuzzleProgress } from '../../../lib/puzzle-progress.ts';
import { useLessonProgress } from '../../../lib/lesson-progress.ts';

// Most games are neither lessons nor puzzles.
const Coach = lazy(async () => ({ default: (await import('./coach.tsx')).Coach }));

const PuzzleCoach = lazy(async () => ({ default: (await import('./puzzle-coach.tsx')).PuzzleCoach }));

/** The coach beside the board, in a game that is a lesson or a puzzle. */
export function CoachSlot({ gameId }: { gameId: string }) {
  const lesson = useLessonProgress(({ current }) => (current?.gameId === gameId ? current.lesson : null));
  const puzzle = usePuzzleProgress(({ current }) => (current?.gameId === gameId ? current.puzzle : null));
  return (
    <Suspense>
      {lesson && <Coach id={lesson} />}
      {puzzle && <PuzzleCoach id={puzzle} />}
    </Suspense>
  );
}
