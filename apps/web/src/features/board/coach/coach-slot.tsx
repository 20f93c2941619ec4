import { lazy, Suspense } from 'react';
import { usePositionQuestion } from '../../../lib/position-question.ts';
import { usePuzzleProgress } from '../../../lib/puzzle-progress.ts';
import { hintsLeft, useHintProgress } from '../../../lib/hint-progress.ts';
import { useLessonProgress } from '../../../lib/lesson-progress.ts';

// Most games are neither lessons nor puzzles nor shared positions.
const Coach = lazy(async () => ({ default: (await import('./coach.tsx')).Coach }));

const PuzzleCoach = lazy(async () => ({ default: (await import('./puzzle-coach.tsx')).PuzzleCoach }));

const PositionCoach = lazy(async () => ({ default: (await import('./position-coach.tsx')).PositionCoach }));

const Hints = lazy(async () => ({ default: (await import('./hints.tsx')).Hints }));

/** The coach beside the board, in a game that is a lesson, a puzzle or a shared position; hints in the first practice games. */
export function CoachSlot({ gameId }: { gameId: string }) {
  const lesson = useLessonProgress(({ current }) => (isIn(gameId, current) ? current.lesson : null));
  const puzzle = usePuzzleProgress(({ current }) => (isIn(gameId, current) ? current.puzzle : null));
  const isShared = usePositionQuestion(({ current }) => current?.gameId === gameId);
  const hasHints = useHintProgress((progress) => hintsLeft(progress, gameId).length > 0);
  return (
    <Suspense>
      {lesson && <Coach id={lesson} />}
      {puzzle && <PuzzleCoach id={puzzle} />}
      {isShared && <PositionCoach />}
      {!lesson && !puzzle && !isShared && hasHints && <Hints gameId={gameId} />}
    </Suspense>
  );
}

function isIn<Game extends { gameId: string; isLeft: boolean }>(
  gameId: string,
  current: Game | null,
): current is Game {
  return current?.gameId === gameId && !current.isLeft;
}
