/** How one likes to play both sides of a game: kept in this browser. */
import { z } from 'zod';
import { create } from 'zustand';
import { readStored, writeStored } from './storage.ts';

const STORAGE_KEY = 'bothSides';

const Habits = z.object({
  /** Two people share the screen: each hand is covered until its player says that they look. */
  coversHands: z.boolean(),
});
type Habits = z.infer<typeof Habits>;

export const useBothSides = create<Habits>(() => {
  const stored = Habits.safeParse(readStored(STORAGE_KEY));
  return stored.success ? stored.data : { coversHands: false };
});

export function coverHands(coversHands: boolean): void {
  useBothSides.setState({ coversHands });
  writeStored(STORAGE_KEY, { coversHands });
}
