/** Which sounds the user wants in this browser, and how loud. */
import { z } from 'zod';
import { create } from 'zustand';
import { readStored, writeStored } from '../storage.ts';

const KEY = 'sound';

const SoundSettings = z.object({
  /** An opponent joins the user's game. */
  lobby: z.boolean(),
  /** Sounds of the game: off by default. */
  game: z.boolean(),
  /** From 0 to 1. */
  volume: z.number().min(0).max(1),
});
export type SoundSettings = z.infer<typeof SoundSettings>;
export type SoundGroup = 'lobby' | 'game';

const DEFAULTS: SoundSettings = { lobby: true, game: false, volume: 0.5 };

function storedSettings(): SoundSettings {
  const kept = SoundSettings.safeParse(readStored(KEY));
  return kept.success ? kept.data : DEFAULTS;
}

export const useSoundSettings = create<SoundSettings>(storedSettings);

export function changeSoundSettings(change: Partial<SoundSettings>): void {
  useSoundSettings.setState(change);
  writeStored(KEY, useSoundSettings.getState());
}
