import type { Slot } from './elimination.ts';
import { bracketSlots, pairSlots } from './elimination.ts';
import type { EntrantId, Pairing, PlayedMatch } from './matches.ts';
import { winnerOf } from './matches.ts';

/** What follows in double elimination: matches that can be played now, or the end. */
export type DoubleEliminationStage =
  | { readonly kind: 'round'; readonly pairings: readonly Pairing[]; readonly isFinal: boolean }
  /** The champion is `undefined` if both lost the final. */
  | { readonly kind: 'over'; readonly champion: EntrantId | undefined };

/** The slots that winners and losers of a round reach. */
interface Advanced {
  readonly winners: readonly Slot[];
  readonly losers: readonly Slot[];
}

/**
 * The next stage of double elimination. The losers of the upper bracket go on in the lower one; a loss there is the end.
 * The winner of the lower bracket must beat the winner of the upper one twice. Both are out of a match that both lose.
 *
 * @param seeds the best first
 * @param played all matches so far, in the order of the rounds
 */
export function nextDoubleEliminationStage(
  seeds: readonly EntrantId[],
  played: readonly PlayedMatch[],
): DoubleEliminationStage {
  const results = [...played];
  let upper: readonly Slot[] = bracketSlots(seeds);
  let lower: readonly Slot[] = [];
  while (upper.length > 1) {
    const open = openMatches([...upper, ...lower], results);
    if (open.length > 0) return { kind: 'round', pairings: open, isFinal: false };
    const above = advance(upper, results);
    // The losers of the first round are the first of the lower bracket.
    const crossed =
      lower.length === 0 ? above.losers : meetFallen(advance(lower, results).winners, above.losers);
    const fallen = lower.length === 0 ? [] : openMatches(crossed, results);
    if (fallen.length > 0) return { kind: 'round', pairings: fallen, isFinal: false };
    lower = lower.length === 0 ? crossed : advance(crossed, results).winners;
    upper = above.winners;
  }
  return finals([upper[0], lower[0]], results);
}

/** Those who fall from the upper bracket come in reverse order, so that they seldom meet again at once. */
function meetFallen(survivors: readonly Slot[], fallen: readonly Slot[]): readonly Slot[] {
  return survivors.flatMap((slot, index) => [slot, fallen.at(-1 - index)]);
}

function finals(slots: readonly [Slot, Slot], results: PlayedMatch[]): DoubleEliminationStage {
  const [unbeaten, challenger] = slots;
  const open = openMatches(slots, results);
  if (open.length > 0) return { kind: 'round', pairings: open, isFinal: true };
  const [champion] = advance(slots, results).winners;
  if (unbeaten === undefined || champion !== challenger || champion === undefined)
    return { kind: 'over', champion };

  const last = openMatches(slots, results);
  if (last.length > 0) return { kind: 'round', pairings: last, isFinal: true };
  return { kind: 'over', champion: advance(slots, results).winners[0] };
}

function openMatches(slots: readonly Slot[], results: readonly PlayedMatch[]): readonly Pairing[] {
  return pairSlots(slots).filter((pairing) => pairing.second !== undefined && indexOf(pairing, results) < 0);
}

/** Takes the matches of the slots out of `results`, because two entrants can meet again in a later round. */
function advance(slots: readonly Slot[], results: PlayedMatch[]): Advanced {
  const winners: Slot[] = [];
  const losers: Slot[] = [];
  for (let index = 0; index < slots.length; index += 2) {
    const [one, other] = [slots[index], slots[index + 1]];
    const match =
      one === undefined || other === undefined ? undefined : take({ first: one, second: other }, results);
    const winner = match === undefined ? (one ?? other) : winnerOf(match);
    winners.push(winner);
    losers.push(match === undefined || winner === undefined ? undefined : winner === one ? other : one);
  }
  return { winners, losers };
}

function take(pairing: Pairing, results: PlayedMatch[]): PlayedMatch | undefined {
  const index = indexOf(pairing, results);
  return index < 0 ? undefined : results.splice(index, 1)[0];
}

function indexOf({ first, second }: Pairing, results: readonly PlayedMatch[]): number {
  return results.findIndex((match) => match.first === first && match.second === second);
}
