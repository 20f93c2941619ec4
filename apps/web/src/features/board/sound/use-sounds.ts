import { useEffect } from 'react';
import { playTones } from '../../../lib/sound/tones.ts';
import { useGameStore } from '../game/game-context.tsx';
import { soundsOf } from './sounds-of.ts';
import { sequence } from './sounds.ts';

/** Plays the sounds of the game while the board is shown. */
export function useSounds(): void {
  const store = useGameStore();
  useEffect(
    () => store.subscribe((state, before) => playTones('game', sequence(soundsOf(state, before)))),
    [store],
  );
}
