/** Where "archive a card" takes it from. All languages share this. */
import type { Target } from '@amberhall/engine/language';

/** "Archive a card" is about the hand unless it says otherwise [14.1]. */
export function fromHandByDefault(target: Target): Target {
  if (target.kind === 'ref' || target.zone?.kind !== 'zone') return target;
  if (target.zone.of !== 'you' || target.zone.name !== 'hand') return target;
  // "Archive each card" could also mean the cards in play.
  const isKnown = target.where.some(({ kind }) => kind === 'this-way');
  if (target.quantifier.kind === 'each' && !isKnown) return target;
  const { zone: _, ...rest } = target;
  return rest;
}
