/** The scores of matches: which are possible, and when they decide a match. */
import { EVENT_TEXTS } from '@amberhall/protocol';
import type { BestOf, MatchOutcome, MatchScore } from '@amberhall/protocol';
import { refused } from '../http/problems.ts';

/** The games that a player has to win. */
const gamesToWin = (bestOf: BestOf): number => (bestOf + 1) / 2;

/** The winner of a match with this score; `undefined` while it goes on. */
export function winnerBy([first, second]: MatchScore, bestOf: BestOf): 'first' | 'second' | undefined {
  const needed = gamesToWin(bestOf);
  if (first >= needed) return 'first';
  return second >= needed ? 'second' : undefined;
}

/** @throws {Problem} unless a played match can end like this. Whoever leads when time is called wins. */
export function checkScore(outcome: MatchOutcome, [first, second]: MatchScore, bestOf: BestOf): void {
  const needed = gamesToWin(bestOf);
  const isPossible = first <= needed && second <= needed && first + second <= bestOf;
  const leads = outcome === 'neither' || (outcome === 'first' ? first > second : second > first);
  if (!isPossible || !leads) throw refused(EVENT_TEXTS.wrongScore);
}
