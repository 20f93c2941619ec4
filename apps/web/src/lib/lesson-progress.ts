/** How far the user of this browser is in the lessons. */
import { LessonProgress, mergeLessons, NO_LEARNING_PROGRESS } from '@amberhall/protocol';
import type { LessonId } from '@amberhall/protocol';
import { createProgressStore } from './progress-store.ts';
import { startAfter } from './start-after.ts';

export const lessonStore = createProgressStore({
  key: 'lessons',
  schema: LessonProgress,
  empty: NO_LEARNING_PROGRESS.lessons,
  merge: mergeLessons,
});

export const useLessonProgress = lessonStore.use;

const addCurrent = (current: LessonProgress['current']): void => lessonStore.add({ done: [], current });

export function beginLesson(gameId: string, lesson: LessonId): void {
  const { current } = lessonStore.all();
  addCurrent({ gameId, begunAt: startAfter(current), isLeft: false, lesson, step: 0 });
}

export function saveLessonStep(step: number): void {
  const { current } = useLessonProgress.getState();
  if (current) addCurrent({ ...current, step });
}

export function markLessonDone(lesson: LessonId): void {
  lessonStore.add({ done: [lesson], current: null });
}

/** The game goes on without the coach. */
export function skipLesson(): void {
  const { current } = useLessonProgress.getState();
  if (current) addCurrent({ ...current, isLeft: true });
}
