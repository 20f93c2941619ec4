/** What somebody can do in a replay. Buttons and keys do the same. */
import { REPLAY_VIEWS } from '@amberhall/protocol';
import type { ReadyReplay, ReplayView } from '@amberhall/protocol';
import { nextTurn, previousTurn } from './replay-address.ts';
import { nextSeen } from './replay-chunks.ts';
import type { Chunks } from './replay-chunks.ts';
import { SPEEDS } from './replay-store.ts';
import type { WatchingStore } from './replay-store.ts';

export interface ReplayActs {
  first(): void;
  last(): void;
  previous(): void;
  next(): void;
  previousTurn(): void;
  nextTurn(): void;
  goTo(step: number): void;
  /** At the end it begins again. */
  togglePlaying(): void;
  changeSpeed(): void;
  lookFrom(view: ReplayView): void;
  changeSides(): void;
}

export function replayActs(watching: WatchingStore, replay: ReadyReplay, chunks: Chunks): ReplayActs {
  const { steps } = replay;
  // Who moves by hand has stopped it.
  const goTo = (step: number): void => watching.setState({ step, isPlaying: false });
  const here = (): number => watching.getState().step;
  const seen = (direction: 1 | -1): void => goTo(nextSeen(chunks, here(), direction, steps));
  return {
    goTo,
    first: () => goTo(0),
    last: () => goTo(steps),
    previous: () => seen(-1),
    next: () => seen(1),
    previousTurn: () => goTo(previousTurn(replay, here())),
    nextTurn: () => goTo(nextTurn(replay, here())),
    togglePlaying: () =>
      watching.setState(({ isPlaying, step }) => ({
        isPlaying: !isPlaying,
        step: !isPlaying && step >= steps ? 0 : step,
      })),
    changeSpeed: () =>
      watching.setState(({ speed }) => ({ speed: SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1 })),
    lookFrom: (view) => watching.setState({ view }),
    changeSides: () =>
      watching.setState(({ view }) => ({
        view: REPLAY_VIEWS[(REPLAY_VIEWS.indexOf(view) + 1) % REPLAY_VIEWS.length] ?? 'spectator',
      })),
  };
}
