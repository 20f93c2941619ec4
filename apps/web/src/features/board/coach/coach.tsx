import { isOffCourse, LESSON_IDS, LESSONS, stepAfter } from '@amberhall/protocol';
import type { Lesson, LessonId } from '@amberhall/protocol';
import { useEffect } from 'react';
import {
  markLessonDone,
  saveLessonStep,
  skipLesson,
  useLessonProgress,
} from '../../../lib/lesson-progress.ts';
import { useStartLesson } from '../../../lib/lobby/use-start-lesson.ts';
import { useGame } from '../game/game-context.tsx';
import { CoachBubble } from './coach-bubble.tsx';
import { useLitElement } from './use-lit-element.ts';
import { useQuietEnd } from './use-quiet-end.ts';
import { useRectangle } from './use-rectangle.ts';
import { Spotlight } from './spotlight.tsx';

/** Leads the learner through the steps of a lesson. Each step waits for the real act. */
export function Coach({ id }: { id: LessonId }) {
  const lesson = LESSONS.find((each) => each.id === id);
  return lesson && <Course lesson={lesson} />;
}

function Course({ lesson }: { lesson: Lesson }) {
  const step = useStep(lesson);
  useQuietEnd();
  const startLesson = useStartLesson();
  const isLost = useGame(
    ({ game }) => game !== null && game.seat !== null && isOffCourse(lesson, step, game.table, game.seat),
  );
  const open = isLost ? undefined : lesson.steps[step];
  const lit = useRectangle(useLitElement(open?.aim));
  const next = LESSON_IDS[LESSON_IDS.indexOf(lesson.id) + 1];
  return (
    <>
      {lit && <Spotlight rectangle={lit} />}
      <CoachBubble
        lesson={lesson}
        step={step}
        isLost={isLost}
        lit={lit}
        onRestart={() => void startLesson(lesson.id)}
        onNext={next && (() => void startLesson(next))}
        onSkip={skipLesson}
      />
    </>
  );
}

/** The open step, which follows the table. */
function useStep(lesson: Lesson): number {
  const stored = useLessonProgress(({ current }) => current?.step ?? 0);
  const reached = useGame(({ game }) =>
    game === null || game.seat === null ? stored : stepAfter(lesson, stored, game.table, game.seat),
  );
  useEffect(() => {
    if (reached !== stored) saveLessonStep(reached);
    if (reached === lesson.steps.length) markLessonDone(lesson.id);
  }, [reached, stored, lesson]);
  return reached;
}
