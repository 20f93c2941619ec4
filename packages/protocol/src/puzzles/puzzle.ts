/** A puzzle: a position, and what its player is to reach in one turn. */
import type { PlayerId, TableView } from '@amberhall/engine/vocabulary';
import type { Position } from '../position.ts';

/** From easy to hard. */
export const PUZZLE_IDS = [
  'punch',
  'charge',
  'spit',
  'witch',
  'poison',
  'drumble',
  'call',
  'thieves',
  'warsong',
  'chieftain',
  'assault',
  'steal',
  'gauntlet',
  'golgotha',
  'pack',
  'quark',
  'darkness',
  'fates',
  'sacrifice',
  'bait',
] as const;
export type PuzzleId = (typeof PUZZLE_IDS)[number];

export type PuzzleGoal =
  /** So much amber in one's own pool. */
  | { kind: 'amber'; least: number }
  /** No enemy creature is left. */
  | { kind: 'clear' }
  /** At most so much amber in the opponent's pool. */
  | { kind: 'poor'; most: number }
  | { kind: 'win' };

export interface Puzzle {
  id: PuzzleId;
  goal: PuzzleGoal;
  position: Position;
  /**
   * One way to the goal: in each line a card of one's own, what it does, and the answers to what is asked after that.
   */
  solution: readonly string[];
}

export function isSolved(goal: PuzzleGoal, { players, winner }: TableView, me: PlayerId): boolean {
  const mine = players[me];
  const other = mine && Object.values(players).find(({ id }) => id !== me);
  if (mine === undefined || other === undefined) return false;
  switch (goal.kind) {
    case 'amber':
      return mine.amber >= goal.least;
    case 'clear':
      return other.battleline.length === 0;
    case 'poor':
      return other.amber <= goal.most;
    case 'win':
      return winner === me;
  }
}
