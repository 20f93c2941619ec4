import { lazy, Suspense } from 'react';
import { useLessonProgress } from '../../../lib/lesson-progress.ts';

// Most games are no lessons.
const Coach = lazy(async () => ({ default: (await import('./coach.tsx')).Coach }));

/** The coach beside the board, in a game that is a lesson. */
export function CoachSlot({ gameId }: { gameId: string }) {
  const lesson = useLessonProgress(({ current }) => (current?.gameId === gameId ? current.lesson : null));
  return (
    lesson && (
      <Suspense>
        <Coach id={lesson} />
      </Suspense>
    )
  );
}
