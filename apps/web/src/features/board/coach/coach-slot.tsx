import { lazy, Suspense } from 'react';
import { usePuzzleProgress } from '../../../lib/puzzle-progress.ts';
import { hintsLeft, useHintProgress } from '../../../lib/hint-progress.ts';
import { useLessonProgress } from '../../../lib/lesson-progress.ts';

// Most games are neither lessons nor puzzles.
const Coach = lazy(async () => ({ default: (await import('./coach.tsx')).Coach }));

const PuzzleCoach = lazy(async () => ({ default: (await import('./puzzle-coach.tsx')).PuzzleCoach }));

const Hints = lazy(async () => ({ default: (await import('./hints.tsx')).Hints }));

/** The coach beside the board, in a game that is a lesson or a puzzle; hints in the first practice games. */
export function CoachSlot({ gameId }: { gameId: string }) {
  const lesson = useLessonProgress(({ current }) => (current?.gameId === gameId ? current.lesson : null));
  const puzzle = usePuzzleProgress(({ current }) => (current?.gameId === gameId ? current.puzzle : null));
  const hasHints = useHintProgress((progress) => hintsLeft(progress, gameId).length > 0);
  return (
    <Suspense>
      {lesson && <Coach id={lesson} />}
      {puzzle && <PuzzleCoach id={puzzle} />}
      {!lesson && !puzzle && hasHints && <Hints gameId={gameId} />}
    </Suspense>
  );
}
