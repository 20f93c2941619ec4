/** The pace of the bot at the user's tables, stored in this browser. */
import { BOT_PACES } from '@amberhall/protocol';
import type { BotPace } from '@amberhall/protocol';
import { create } from 'zustand';
import { readStored, writeStored } from './storage.ts';

const STORAGE_KEY = 'botPace';

/** `null` until the user chooses a pace in this browser. */
export const useBotPace = create<{ pace: BotPace | null }>(() => {
  const stored = readStored(STORAGE_KEY);
  return { pace: BOT_PACES.find((pace) => pace === stored) ?? null };
});

export function chooseBotPace(pace: BotPace): void {
  useBotPace.setState({ pace });
  writeStored(STORAGE_KEY, pace);
}
