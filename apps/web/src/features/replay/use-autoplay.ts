import { useEffect } from 'react';
import type { ReadyReplay } from '@amberhall/protocol';
import { isEventful, nextVisibleStep, stepAt } from './replay-chunks.ts';
import type { Chunks } from './replay-chunks.ts';
import type { ReplayStore } from './replay-store.ts';

/** The duration of a position in milliseconds at normal speed: with events, and with only a prompt. */
const EVENT_MS = 1400;
const QUESTION_MS = 550;

/** Advances the replay while it is playing. It stops at the end. */
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
    // Waits for loading chunks.
    if (shown === undefined && step > 0) return undefined;
    const ms = isEventful(shown) ? EVENT_MS : QUESTION_MS;
    const timer = setTimeout(
      () => replayStore.setState({ step: nextVisibleStep(chunks, step, 1, steps) }),
      ms / speed,
    );
    return () => clearTimeout(timer);
  }, [replayStore, isPlaying, step, view, speed, steps, chunks, loaded]);
}
