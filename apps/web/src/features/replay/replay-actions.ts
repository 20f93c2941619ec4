/** The actions in a replay, shared by buttons and keys. */
import type { ReadyReplay, ReplayView } from '@amberhall/protocol';
import { nextTurn, previousTurn } from './replay-address.ts';
import { nextVisibleStep } from './replay-chunks.ts';
import type { Chunks } from './replay-chunks.ts';
import { SPEEDS } from './replay-store.ts';
import type { ReplayStore } from './replay-store.ts';

export interface ReplayActions {
  first(): void;
  last(): void;
  previous(): void;
  next(): void;
  previousTurn(): void;
  nextTurn(): void;
  goTo(step: number): void;
  /** At the end, it starts again from the beginning. */
  togglePlaying(): void;
  changeSpeed(): void;
  lookFrom(view: ReplayView): void;
  changeSides(): void;
}

export function createReplayActions(
  replayStore: ReplayStore,
  replay: ReadyReplay,
  chunks: Chunks,
): ReplayActions {
  const { steps, views } = replay;
  // A manual step stops the playback.
  const goTo = (step: number): void => replayStore.setState({ step, isPlaying: false });
  const here = (): number => replayStore.getState().step;
  const seen = (direction: 1 | -1): void => goTo(nextVisibleStep(chunks, here(), direction, steps));
  return {
    goTo,
    first: () => goTo(0),
    last: () => goTo(steps),
    previous: () => seen(-1),
    next: () => seen(1),
    previousTurn: () => goTo(previousTurn(replay, here())),
    nextTurn: () => goTo(nextTurn(replay, here())),
    togglePlaying: () =>
      replayStore.setState(({ isPlaying, step }) => ({
        isPlaying: !isPlaying,
        step: !isPlaying && step >= steps ? 0 : step,
      })),
    changeSpeed: () =>
      replayStore.setState(({ speed }) => ({
        speed: SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1,
      })),
    lookFrom: (view) => replayStore.setState({ view }),
    changeSides: () =>
      replayStore.setState(({ view }) => ({
        view: views[(views.indexOf(view) + 1) % views.length] ?? 'spectator',
      })),
  };
}
