/** How far the user of this browser is in lessons, puzzles and hints, as one thing. */
import type { LearningProgress } from '@amberhall/protocol';
import { hintStore } from './hint-progress.ts';
import { lessonStore } from './lesson-progress.ts';
import { puzzleStore } from './puzzle-progress.ts';

const STORES = [lessonStore, puzzleStore, hintStore];

export const localProgress = (): LearningProgress => ({
  lessons: lessonStore.all(),
  puzzles: puzzleStore.all(),
  hints: hintStore.all(),
});

export function addProgress({ lessons, puzzles, hints }: LearningProgress): void {
  lessonStore.add(lessons);
  puzzleStore.add(puzzles);
  hintStore.add(hints);
}

export function forgetProgress(): void {
  for (const store of STORES) store.forget();
}

/** Shows what is stored, after another tab has forgotten it. */
export function reloadProgress(): void {
  for (const store of STORES) store.reload();
}

/** @returns a function that stops it */
export function followProgress(onChange: () => void): () => void {
  const stops = STORES.map((store) => store.use.subscribe(onChange));
  return () => {
    for (const stop of stops) stop();
  };
}
