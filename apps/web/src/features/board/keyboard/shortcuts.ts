/** Whether single-character shortcuts are on, stored in this browser. Users of speech input need to switch them off. */
import { z } from 'zod';
import { create } from 'zustand';
import { readStored, writeStored } from '../../../lib/storage.ts';

const STORAGE_KEY = 'board.shortcuts';

export const useShortcuts = create<{ areOn: boolean }>(() => ({
  areOn: z.boolean().catch(true).parse(readStored(STORAGE_KEY)),
}));

export function setShortcuts(areOn: boolean): void {
  useShortcuts.setState({ areOn });
  writeStored(STORAGE_KEY, areOn);
}
