import type { Counter, Keyword } from '@amberhall/engine/vocabulary';
import type { Condition, Filter, HousePhrase } from '@amberhall/engine/language';
import type { Noun } from './nouns.ts';
import { numberOf, type Num } from './quantity.ts';

export const not = (condition: Condition): Condition => ({ kind: 'not', condition });
export const both = (...of: [Condition, Condition, ...Condition[]]): Condition => ({ kind: 'all', of });
export const anyOf = (...of: [Condition, Condition, ...Condition[]]): Condition => ({ kind: 'any', of });
/** "if there is a … in play" */
export const thereIs = (what: Noun): Condition => ({ kind: 'exists', what });
/** "if there are no … in play" */
export const none = (what: Noun): Condition => not(thereIs(what));

export const thatHouse = 'that-house' as const;
export const activeHouse = 'active-house' as const;
export const activeHouseIs = (house: HousePhrase): Condition => ({ kind: 'active-house', house });

export const tide = {
  isHigh: { kind: 'tide', level: 'high' } as const satisfies Condition,
  isLow: { kind: 'tide', level: 'low' } as const satisfies Condition,
};
/** The card a dig through a deck was looking for turned up. */
export const found: Condition = { kind: 'found' };

// ── what a noun phrase asks for after its noun: a.creature.with(power.atLeast(5)) ──
export const power = {
  atLeast: (value: Num): Filter => ({ kind: 'power', compare: '>=', value: numberOf(value) }),
  atMost: (value: Num): Filter => ({ kind: 'power', compare: '<=', value: numberOf(value) }),
  exactly: (value: Num): Filter => ({ kind: 'power', compare: '=', value: numberOf(value) }),
  lessThan: (value: Num): Filter => ({ kind: 'power', compare: '<', value: numberOf(value) }),
  odd: { kind: 'parity', odd: true } as const satisfies Filter,
  even: { kind: 'parity', odd: false } as const satisfies Filter,
};
export const amberOnIt: Filter = { kind: 'has', what: 'amber' };
export const anUpgrade: Filter = { kind: 'has', what: 'upgrade' };
export const armor: Filter = { kind: 'has', what: 'armor' };
export const counterOnIt = (what: Counter): Filter => ({ kind: 'has', what });
/** Of one of the houses on your identity card. */
export const ofYourHouses: Filter = { kind: 'identity-house', of: 'you' };
/** Of the title that `nameACard` named. */
export const thatName: Filter = { kind: 'named' };
export const keyword = (which: Keyword): Filter => ({ kind: 'keyword', keyword: which });
