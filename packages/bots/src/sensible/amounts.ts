/** Numbers of a card's text, as far as the bot can see. */
import { compare } from '@amberhall/engine/language';
import type { Amount, Condition, PlayerRef } from '@amberhall/engine/language';
import type { CardView, PlayerView } from '@amberhall/engine/vocabulary';
import { candidates } from './phrase-targets.ts';
import type { Sight } from './known-state.ts';
import { forgedKeys } from './known-state.ts';

/** More than anything there is. */
const ALL = 99;

/** The number a text speaks of; one that only the course of its sentences tells is taken to be 1. */
export function numberOf(sight: Sight, amount: Amount, source: CardView): number {
  if (typeof amount === 'number') return amount;
  if (amount === 'all') return ALL;
  if (amount === 'that-much') return 1;
  switch (amount.kind) {
    case 'count':
      return candidates(sight, amount.of, source).length;
    case 'amber':
      return playerMeant(sight, amount.of).amber;
    case 'keys':
      return forgedKeys(playerMeant(sight, amount.of));
    case 'chains':
      return playerMeant(sight, amount.of).chains;
    case 'per':
      return amount.times * numberOf(sight, amount.each, source);
    case 'half':
      return Math.floor(numberOf(sight, amount.of, source) / 2);
    case 'sum':
      return amount.of.reduce<number>((sum, part) => sum + numberOf(sight, part, source), 0);
    case 'excess':
      return Math.max(0, numberOf(sight, amount.of, source) - numberOf(sight, amount.over, source));
    case 'capped':
      return Math.max(amount.min ?? 0, Math.min(amount.max ?? ALL, numberOf(sight, amount.value, source)));
    default:
      return 1;
  }
}

/** A text that speaks of somebody it has to have met before is taken to mean the opponent. */
export function playerMeant({ me, foe }: Sight, who: PlayerRef): PlayerView {
  return who === 'you' || who === 'active' ? me : foe;
}

/** Does a condition hold? `undefined` if that cannot be told beforehand. */
export function holds(sight: Sight, condition: Condition, source: CardView): boolean | undefined {
  switch (condition.kind) {
    case 'compare':
      return compare(
        numberOf(sight, condition.left, source),
        condition.compare,
        numberOf(sight, condition.right, source),
      );
    case 'exists':
      return candidates(sight, condition.what, source).length > 0;
    case 'key-forged':
      return playerMeant(sight, condition.of).keys[condition.color];
    case 'not': {
      const inner = holds(sight, condition.condition, source);
      return inner === undefined ? undefined : !inner;
    }
    default:
      return undefined;
  }
}
