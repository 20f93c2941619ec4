/** The hints that the user of this browser has seen in practice games. */
import { HintProgress, HINTS, mergeHints, MOST_HINT_GAMES, NO_LEARNING_PROGRESS } from '@amberhall/protocol';
import type { HintName } from '@amberhall/protocol';
import { createProgressStore } from './progress-store.ts';

/** Hints in one game. */
const MOST_HINTS = 6;

export const hintStore = createProgressStore({
  key: 'hints',
  schema: HintProgress,
  empty: NO_LEARNING_PROGRESS.hints,
  merge: mergeHints,
});

export const useHintProgress = hintStore.use;

/** @returns the hints that may still be shown in a game; each one is shown once in a game and fades with the games */
export function hintsLeft({ isOff, games }: HintProgress, gameId: string): readonly HintName[] {
  const others = games.filter(({ id }) => id !== gameId).length;
  if (isOff || others >= MOST_HINT_GAMES) return [];
  const seen = games.find(({ id }) => id === gameId)?.seen ?? [];
  if (seen.length >= MOST_HINTS) return [];
  // In the last game, only what is urgent is said.
  const names = others === MOST_HINT_GAMES - 1 ? HINTS.slice(0, 2) : HINTS;
  return names.filter((name) => !seen.includes(name));
}

export function noteHint(gameId: string, name: HintName): void {
  hintStore.add({ isOff: false, games: [{ id: gameId, seen: [name] }] });
}

export function stopHints(): void {
  hintStore.add({ isOff: true, games: [] });
}
