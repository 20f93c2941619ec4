/** Preferences for the board. They are stored in this browser only. */
import { z } from 'zod';
import { create } from 'zustand';
import { readStored, writeStored } from '../../../lib/storage.ts';

const STORAGE_KEY = 'board.preferences';

const Preferences = z.object({
  /** Motion of cards, damage and amber. It is also off while the system asks for reduced motion. */
  motion: z.boolean().catch(true),
  /** Ending a turn in which an action is still possible asks for confirmation. */
  confirmEndTurn: z.boolean().catch(true),
  /** The second click of a double click does not answer the next question. */
  ignoreDoubleClicks: z.boolean().catch(true),
  /** While an attack is chosen, its targets show what the fight would do. */
  forecasts: z.boolean().catch(true),
});
type Preferences = z.infer<typeof Preferences>;

export const usePreferences = create<Preferences>(() => {
  const stored = Preferences.safeParse(readStored(STORAGE_KEY));
  return stored.success ? stored.data : Preferences.parse({});
});

export function setPreference(changes: Partial<Preferences>): void {
  usePreferences.setState(changes);
  writeStored(STORAGE_KEY, usePreferences.getState());
}
