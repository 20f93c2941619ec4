import { useEffect } from 'react';
import type { ReadyReplay } from '@amberhall/protocol';
import { isEventful, nextVisibleStep, stepAt } from './replay-chunks.ts';
import type { Chunks } from './replay-chunks.ts';
import type { ReplayStore } from './replay-store.ts';

/** Milliseconds for which a position stays at ordinary speed: where something happened, and where only a question came. */
const EVENT_MS = 1400;
const QUESTION_MS = 550;

/** Goes on by itself while it is playing; at the end it stops. */
export function useAutoplay(
  replayStore: ReplayStore,
  { steps }: ReadyReplay,
  chunks: Chunks,
  loaded: unknown,
): void {
  const { isPlaying, step, view, speed } = replayStore();
  useEffect(() => {
    if (!isPlaying) return undefined;
    if (step >= steps) {
      replayStore.setState({ isPlaying: false });
      return undefined;
    }
    const shown = stepAt(chunks, step);
    // What is on its way is waited for.
    if (shown === undefined && step > 0) return undefined;
    const ms = isEventful(shown) ? EVENT_MS : QUESTION_MS;
    const timer = setTimeout(
      () => replayStore.setState({ step: nextVisibleStep(chunks, step, 1, steps) }),
      ms / speed,
    );
    return () => clearTimeout(timer);
  }, [replayStore, isPlaying, step, view, speed, steps, chunks, loaded]);
}
