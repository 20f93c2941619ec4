/** How one likes one's own board: kept in this browser, and known to nobody else. */
import { z } from 'zod';
import { create } from 'zustand';
import { readStored, writeStored } from '../../../lib/storage.ts';

const STORAGE_KEY = 'board.preferences';

const Preferences = z.object({
  /** Cards, damage and amber move; off as well while the system asks for reduced motion. */
  motion: z.boolean().catch(true),
  /** The end of a turn in which something could still be done is asked for once more. */
  confirmEndTurn: z.boolean().catch(true),
  /** The second click of a double click does not answer the next question. */
  ignoreDoubleClicks: z.boolean().catch(true),
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
