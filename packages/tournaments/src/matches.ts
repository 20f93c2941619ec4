/** Names one entrant of an event. */
export type EntrantId = string;

/** Two entrants who play each other. Without a second one, the first has a bye. */
export interface Pairing {
  readonly first: EntrantId;
  readonly second: EntrantId | undefined;
}

/** `neither` is a loss of both, which only an organiser awards. */
export type Outcome = 'first' | 'second' | 'neither';

/** A pairing with its result. A bye has the outcome `first`. */
export interface PlayedMatch extends Pairing {
  readonly outcome: Outcome;
}

/** The winner of a match; `undefined` if both lost. */
export function winnerOf(match: PlayedMatch): EntrantId | undefined {
  if (match.outcome === 'neither') return undefined;
  return match.outcome === 'first' ? match.first : match.second;
}
