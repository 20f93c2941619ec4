/** The bracket of an event, in columns from the first round to the final. */
import type { RoundName } from './round-names.ts';

/** A place in a match. */
export interface BracketSlot {
  /** Of the entrant; `null` while nobody has reached the place. */
  id: number | null;
  /** From 1; `null` if the entrant has none. */
  seed: number | null;
  /** Games won; `null` before the result. */
  score: number | null;
  hasLost: boolean;
}

export interface BracketPair {
  key: string;
  slots: readonly [BracketSlot, BracketSlot];
  isBye: boolean;
}

export interface BracketColumn {
  name: RoundName;
  pairs: readonly BracketPair[];
}

export interface Bracket {
  /** `tree`: two pairs lead to one of the next column. `lists`: both brackets of a double elimination. */
  kind: 'tree' | 'lists';
  upper: readonly BracketColumn[];
  lower: readonly BracketColumn[];
  /** Seeded by the present standings: the rounds before it are not over. */
  isProjected: boolean;
}

/** The winner of one pair plays in the other. */
export interface BracketLink {
  /** Keys of pairs. */
  from: string;
  to: string;
}

/** Returns the links between the columns of a bracket, from the players of its pairs. */
export function linksOf(columns: readonly BracketColumn[]): BracketLink[] {
  const links: BracketLink[] = [];
  /** The latest pair of each player who has not lost it. */
  const latest = new Map<number, string>();
  for (const { pairs } of columns) {
    const reached: [number, string][] = [];
    for (const { key, slots } of pairs) {
      for (const { id, hasLost } of slots) {
        if (id === null) continue;
        const from = latest.get(id);
        if (from !== undefined) links.push({ from, to: key });
        latest.delete(id);
        if (!hasLost) reached.push([id, key]);
      }
    }
    for (const [id, key] of reached) latest.set(id, key);
  }
  return links;
}
