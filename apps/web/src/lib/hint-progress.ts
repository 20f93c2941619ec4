/** The hints that the user of this browser has seen in practice games. */
import { z } from 'zod';
import { create } from 'zustand';
import { readStored, writeStored } from './storage.ts';

const STORAGE_KEY = 'hints';
/** Games with hints, and hints in one game. */
const MOST_GAMES = 3;
const MOST_HINTS = 6;

/** From the most urgent one to the least. */
export const HINTS = ['danger', 'check', 'house', 'end', 'play', 'reap', 'fight'] as const;
export type HintName = (typeof HINTS)[number];

const HintProgress = z.object({
  isOff: z.boolean(),
  /** The games so far, with what was shown in each. */
  games: z.array(z.object({ id: z.string(), seen: z.array(z.enum(HINTS)) })).max(MOST_GAMES),
});
type HintProgress = z.infer<typeof HintProgress>;

export const useHintProgress = create<HintProgress>(() => {
  const stored = HintProgress.safeParse(readStored(STORAGE_KEY));
  return stored.success ? stored.data : { isOff: false, games: [] };
});

function save(changes: Partial<HintProgress>): void {
  useHintProgress.setState(changes);
  writeStored(STORAGE_KEY, useHintProgress.getState());
}

/** @returns the hints that may still be shown in a game; each one is shown once in a game and fades with the games */
export function hintsLeft({ isOff, games }: HintProgress, gameId: string): readonly HintName[] {
  const seen = games.find(({ id }) => id === gameId)?.seen;
  if (isOff || (seen === undefined && games.length >= MOST_GAMES)) return [];
  if ((seen ?? []).length >= MOST_HINTS) return [];
  const index = seen === undefined ? games.length : games.findIndex(({ id }) => id === gameId);
  // In the last game, only what is urgent is said.
  const names = index === MOST_GAMES - 1 ? HINTS.slice(0, 2) : HINTS;
  return names.filter((name) => !seen?.includes(name));
}

export function noteHint(gameId: string, name: HintName): void {
  const { games } = useHintProgress.getState();
  const known = games.find(({ id }) => id === gameId);
  if (known?.seen.includes(name)) return;
  const game = { id: gameId, seen: [...(known?.seen ?? []), name] };
  save({ games: known ? games.map((each) => (each === known ? game : each)) : [...games, game] });
}

export function stopHints(): void {
  save({ isOff: true });
}
