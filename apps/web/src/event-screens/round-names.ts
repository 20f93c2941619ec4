/** What the rounds of an event are called, and how they follow each other. */

export type RoundName =
  | { kind: 'round'; number: number }
  /** A round of those who have lost once. */
  | { kind: 'losers-round'; number: number }
  | { kind: 'top'; size: number }
  | { kind: 'final' };

/** A round that is over, under way, or planned. */
export interface RoundStep {
  key: string;
  name: RoundName;
  state: 'done' | 'now' | 'planned';
  isCut: boolean;
  /** Of the viewer. */
  result: 'won' | 'lost' | null;
}
