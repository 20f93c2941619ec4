/** Whether single characters are shortcuts: kept in this browser. Who speaks to their computer has to be able to turn them off. */
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
