/** Where somebody is in a replay, and whether it goes on by itself. */
import { create } from 'zustand';
import type { StoreApi, UseBoundStore } from 'zustand';
import type { Place } from './replay-address.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;
type Speed = (typeof SPEEDS)[number];

interface Watching extends Place {
  isPlaying: boolean;
  speed: Speed;
}

export type WatchingStore = UseBoundStore<StoreApi<Watching>>;

export function createWatching(place: Place): WatchingStore {
  return create<Watching>(() => ({ ...place, isPlaying: false, speed: 1 }));
}
