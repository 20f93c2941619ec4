import type { EntrantId, Pairing } from './matches.ts';
import { cut, standings } from './standings.ts';
import type { SwissRound } from './swiss.ts';
import { pairSwissRound } from './swiss.ts';

/** What follows in a two-loss-out event: another qualifying round, or the seeds of the cut, the best first. */
export type TwoLossOutStage =
  | { readonly kind: 'round'; readonly pairings: readonly Pairing[] }
  | { readonly kind: 'cut'; readonly seeds: readonly EntrantId[] };

/** Losses after which an entrant is out. */
const LOSSES_TO_LEAVE = 2;

/**
 * The next stage of a two-loss-out event. `present` are those who have not dropped; nobody enters late or returns.
 *
 * Entrants leave with their second loss. The others have either no loss or one, and meet inside these two pools as far
 * as the rules of Swiss pairing allow. Once at most half of the cut is undefeated, the cut is formed: the undefeated
 * come first, and the best of the standings with one loss fill it. If too few are left, the cut is smaller.
 *
 * @param size of the cut, 8 in official events
 */
export function nextTwoLossOutStage(round: SwissRound, size: number): TwoLossOutStage {
  const lines = standings(round.entrants, round.played, round.seed);
  const losses = new Map(lines.map((line) => [line.entrant, line.losses]));
  const left = round.present.filter((id) => (losses.get(id) ?? 0) < LOSSES_TO_LEAVE);
  const undefeated = left.filter((id) => losses.get(id) === 0);
  if (undefeated.length > size / 2)
    return { kind: 'round', pairings: pairSwissRound({ ...round, present: left }) };
  return { kind: 'cut', seeds: cut(lines, size, new Set(left)) };
}

/** The most qualifying rounds of a two-loss-out event: each round halves the undefeated, an odd one may stay. */
export function twoLossOutRounds(entrants: number, size: number): number {
  return Math.max(0, Math.ceil(Math.log2(entrants / (size / 2))));
}
