/** Preferences for hot-seat games, stored in this browser. */
import { z } from 'zod';
import { create } from 'zustand';
import { readStored, writeStored } from './storage.ts';

const STORAGE_KEY = 'bothSides';

const HotSeatSettings = z.object({
  /** Two people share the screen: each hand is covered until its player confirms. */
  coversHands: z.boolean(),
});
type HotSeatSettings = z.infer<typeof HotSeatSettings>;

export const useHotSeat = create<HotSeatSettings>(() => {
  const stored = HotSeatSettings.safeParse(readStored(STORAGE_KEY));
  return stored.success ? stored.data : { coversHands: false };
});

export function hideHands(coversHands: boolean): void {
  useHotSeat.setState({ coversHands });
  writeStored(STORAGE_KEY, { coversHands });
}
