import type { Counter, Keyword } from '@amberhall/engine/vocabulary';
import type { Condition, Filter, HousePhrase, NamedStep, Target } from '@amberhall/engine/language';
import type { Noun } from './nouns.ts';
import { numberOf } from './quantity.ts';
import type { Num } from './quantity.ts';

export const not = (condition: Condition): Condition => ({ kind: 'not', condition });
export const both = (...of: [Condition, Condition, ...Condition[]]): Condition => ({ kind: 'all', of });
export const anyOf = (...of: [Condition, Condition, ...Condition[]]): Condition => ({ kind: 'any', of });
/** "if there is a … in play" */
export const thereIs = (what: Noun): Condition => ({ kind: 'exists', what });
/** "if there are no … in play" */
export const none = (what: Noun): Condition => not(thereIs(what));

export const thatHouse = 'that-house' as const;
/** Every house of the card that is `it`. */
export const itsHouse = 'its-house' as const;
/** The house that the player chose on their previous turn. */
export const previousHouse = 'previous-house' as const;
export const stepIs = (step: NamedStep): Condition => ({ kind: 'step', step });
export const activeHouse = 'active-house' as const;
export const activeHouseIs = (house: HousePhrase): Condition => ({ kind: 'active-house', house });

export const tide = {
  isHigh: { kind: 'tide', level: 'high' } as const satisfies Condition,
  isLow: { kind: 'tide', level: 'low' } as const satisfies Condition,
};
/** The search through a deck found its card. */
export const found: Condition = { kind: 'found' };

/** Of a house that has at least so many of the given cards, or the most. */
export const ofHouseWith = {
  atLeast: (value: Num, of: Noun): Filter => ({
    kind: 'house-count',
    of,
    compare: '>=',
    value: numberOf(value),
  }),
  most: (of: Noun): Filter => ({ kind: 'house-count', of, most: true }),
};

// ── filters after a noun: a.creature.with(power.atLeast(5)) ──
export const power = {
  atLeast: (value: Num): Filter => ({ kind: 'power', compare: '>=', value: numberOf(value) }),
  atMost: (value: Num): Filter => ({ kind: 'power', compare: '<=', value: numberOf(value) }),
  exactly: (value: Num): Filter => ({ kind: 'power', compare: '=', value: numberOf(value) }),
  moreThan: (value: Num): Filter => ({ kind: 'power', compare: '>', value: numberOf(value) }),
  lessThan: (value: Num): Filter => ({ kind: 'power', compare: '<', value: numberOf(value) }),
  odd: { kind: 'parity', odd: true } as const satisfies Filter,
  even: { kind: 'parity', odd: false } as const satisfies Filter,
};
/** The left flank as the creature's controller sees it. */
export const leftFlank: Filter = { kind: 'flank', side: 'left' };
export const rightFlank: Filter = { kind: 'flank', side: 'right' };
export const aBonusIcon: Filter = { kind: 'has', what: 'bonus-icon' };
/** The trait that `chooseTrait` chose. */
export const thatTrait: Filter = { kind: 'trait', trait: 'that-trait' };
/** Either half of a gigantic creature. */
export const gigantic: Filter = { kind: 'gigantic' };
export const toItsLeft = (of: Target): Filter => ({ kind: 'neighbor-of', of, side: 'left' });
export const toItsRight = (of: Target): Filter => ({ kind: 'neighbor-of', of, side: 'right' });
export const amberOnIt: Filter = { kind: 'has', what: 'amber' };
export const anUpgrade: Filter = { kind: 'has', what: 'upgrade' };
export const armor: Filter = { kind: 'has', what: 'armor' };
export const counterOnIt = (what: Counter): Filter => ({ kind: 'has', what });
/** Of one of the houses on your identity card. */
export const ofYourHouses: Filter = { kind: 'identity-house', of: 'you' };
/** Of the title that `nameACard` named. */
export const thatName: Filter = { kind: 'named' };
/** Without that: `a.creature.with(lacking(amberOnIt))`. */
export const lacking = (filter: Filter): Filter => ({ kind: 'not', filter });
export const keyword = (which: Keyword): Filter => ({ kind: 'keyword', keyword: which });
