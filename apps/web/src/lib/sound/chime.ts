import { playTones } from './tones.ts';
import type { Tone } from './tones.ts';

/** Two soft notes. */
const CHIME: readonly Tone[] = [
  { wave: 'sine', pitch: 659.3, at: 0, seconds: 0.5, strength: 0.8 },
  { wave: 'sine', pitch: 880, at: 0.14, seconds: 0.5, strength: 0.8 },
];

/** An opponent has joined. */
export const playChime = (): void => playTones('lobby', CHIME);
