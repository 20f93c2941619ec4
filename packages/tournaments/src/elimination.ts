import type { EntrantId, Pairing, PlayedMatch } from './matches.ts';
import { winnerOf } from './matches.ts';

/** A place in a bracket; `undefined` if nobody reaches it. */
export type Slot = EntrantId | undefined;

/**
 * Places the seeds in a bracket, so that the best two can meet only in the final, the best four only in the semi-finals,
 * and so on. The best seeds have the byes. Slots 0 and 1 play each other, 2 and 3, and so on.
 */
export function bracketSlots(seeds: readonly EntrantId[]): readonly Slot[] {
  let order = [0];
  while (order.length < seeds.length) {
    const last = order.length * 2 - 1;
    order = order.flatMap((seed, index) => (index % 2 === 0 ? [seed, last - seed] : [last - seed, seed]));
  }
  return order.map((seed) => seeds[seed]);
}

/** The pairings of a round of elimination. Whoever stands alone has a bye; pairs of empty slots are left out. */
export function pairSlots(slots: readonly Slot[]): readonly Pairing[] {
  return slotPairs(slots).flatMap(([one, other]): Pairing[] => {
    const first = one ?? other;
    if (first === undefined) return [];
    return [{ first, second: one === undefined ? undefined : other }];
  });
}

/**
 * The slots of the next round. After a loss of both, the slot is empty.
 *
 * @throws if a match of the round has no result
 */
export function nextSlots(slots: readonly Slot[], played: readonly PlayedMatch[]): readonly Slot[] {
  return slotPairs(slots).map(([one, other]) => {
    const first = one ?? other;
    if (one === undefined || other === undefined) return first;
    const match = played.find((match) => match.first === one && match.second === other);
    if (match === undefined) throw new Error(`the match of ${one} against ${other} has no result`);
    return winnerOf(match);
  });
}

function slotPairs(slots: readonly Slot[]): (readonly [Slot, Slot])[] {
  return Array.from(
    { length: slots.length / 2 },
    (_, index) => [slots[index * 2], slots[index * 2 + 1]] as const,
  );
}
