import { useEffect } from 'react';
import type { ReadyReplay } from '@amberhall/protocol';
import { isEventful, nextSeen, stepAt } from './replay-chunks.ts';
import type { Chunks } from './replay-chunks.ts';
import type { WatchingStore } from './replay-store.ts';

/** Milliseconds for which a position stays at ordinary speed: where something happened, and where only a question came. */
const EVENT_MS = 1400;
const QUESTION_MS = 550;

/** Goes on by itself while it is playing; at the end it stops. */
export function usePlaying(
  watching: WatchingStore,
  { steps }: ReadyReplay,
  chunks: Chunks,
  loaded: unknown,
): void {
  const { isPlaying, step, view, speed } = watching();
  useEffect(() => {
    if (!isPlaying) return undefined;
    if (step >= steps) {
      watching.setState({ isPlaying: false });
      return undefined;
    }
    const shown = stepAt(chunks, step);
    // What is on its way is waited for.
    if (shown === undefined && step > 0) return undefined;
    const ms = isEventful(shown) ? EVENT_MS : QUESTION_MS;
    const timer = setTimeout(() => watching.setState({ step: nextSeen(chunks, step, 1, steps) }), ms / speed);
    return () => clearTimeout(timer);
  }, [watching, isPlaying, step, view, speed, steps, chunks, loaded]);
}
