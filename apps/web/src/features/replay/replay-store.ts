/** The current position in a replay, and whether it is playing. */
import { create } from 'zustand';
import type { StoreApi, UseBoundStore } from 'zustand';
import type { ReplayAddress } from './replay-address.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;
type Speed = (typeof SPEEDS)[number];

interface ReplayState extends ReplayAddress {
  isPlaying: boolean;
  speed: Speed;
}

export type ReplayStore = UseBoundStore<StoreApi<ReplayState>>;

export function createReplayStore(place: ReplayAddress): ReplayStore {
  return create<ReplayState>(() => ({ ...place, isPlaying: false, speed: 1 }));
}
