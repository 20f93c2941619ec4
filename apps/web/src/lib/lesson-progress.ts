/** How far the user of this browser is in the lessons. */
import { LESSON_IDS } from '@amberhall/protocol';
import type { LessonId } from '@amberhall/protocol';
import { z } from 'zod';
import { create } from 'zustand';
import { readStored, writeStored } from './storage.ts';

const STORAGE_KEY = 'lessons';

const LessonProgress = z.object({
  done: z.array(z.enum(LESSON_IDS)),
  /** The lesson that a running game belongs to, and its open step. */
  current: z
    .object({ gameId: z.string(), lesson: z.enum(LESSON_IDS), step: z.int().nonnegative() })
    .nullable(),
});
type LessonProgress = z.infer<typeof LessonProgress>;

export const useLessonProgress = create<LessonProgress>(() => {
  const stored = LessonProgress.safeParse(readStored(STORAGE_KEY));
  return stored.success ? stored.data : { done: [], current: null };
});

function save(changes: Partial<LessonProgress>): void {
  useLessonProgress.setState(changes);
  writeStored(STORAGE_KEY, useLessonProgress.getState());
}

export function beginLesson(gameId: string, lesson: LessonId): void {
  save({ current: { gameId, lesson, step: 0 } });
}

export function saveLessonStep(step: number): void {
  const { current } = useLessonProgress.getState();
  if (current) save({ current: { ...current, step } });
}

export function markLessonDone(lesson: LessonId): void {
  const { done } = useLessonProgress.getState();
  if (!done.includes(lesson)) save({ done: [...done, lesson] });
}

/** The game goes on without the coach. */
export function skipLesson(): void {
  save({ current: null });
}
