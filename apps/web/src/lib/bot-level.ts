/** How well the bot of the next practice game plays, stored in this browser. */
import { BOT_LEVELS } from '@amberhall/protocol';
import type { BotLevel } from '@amberhall/protocol';
import { create } from 'zustand';
import { readStored, writeStored } from './storage.ts';

const STORAGE_KEY = 'botLevel';

export const useBotLevel = create<{ level: BotLevel }>(() => {
  const stored = readStored(STORAGE_KEY);
  return { level: BOT_LEVELS.find((level) => level === stored) ?? 'steady' };
});

export function chooseBotLevel(level: BotLevel): void {
  useBotLevel.setState({ level });
  writeStored(STORAGE_KEY, level);
}
