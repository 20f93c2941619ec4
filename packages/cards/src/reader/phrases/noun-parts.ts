import type { Amount, Filter, Quantifier, Ref, Select } from '@amberhall/engine/language';
import type { CardSlug } from '@amberhall/engine/vocabulary';
import { factsOf } from '../../facts/facts.ts';
import type { NounHead } from '../meanings.ts';

/** Parts of noun phrases that several phrases build. */

export const not = (filter: Filter): Filter => ({ kind: 'not', filter });
export const ref = (name: Ref['name']): Ref => ({ kind: 'ref', name });
/** Pronouns that refer to earlier words; `resolveReferences` resolves them. */
export const IT = ref('$it');
export const THAT = ref('$that');
export const THAT_CREATURE = ref('$that-creature');
/** "The same creature": never a card of another kind. */
export const SAME_CREATURE = ref('$same-creature');
export const THEM = ref('$them');
/** The choice that the text announced. */
export const CHOSEN = ref('$chosen');
/** The choice before that one. */
export const OUTER_CHOSEN = ref('$outer-chosen');
export const THIS = ref('$this');
export const THIS_CARD = ref('$card');
export const SELF = ref('self');
/** The card with the ability, if the text does not name it: "capture 1". */
export const OWN = ref('$own');
export const ATTACKED = ref('attacked');
/** The card itself, in its owner's discard pile. */
export const DISCARDED_SELF = ref('$discarded-self');

/** Stands for the slug of the card whose text it is. */
export const SELF_TITLE: CardSlug = '~';

/** Cards with the title of this card. */
export const ITSELF: NounHead = { type: 'card', where: [{ kind: 'name', card: SELF_TITLE }] };

export const choose = (min: Amount, max: Amount = min): Quantifier => ({ kind: 'choose', min, max });
export const EACH: Quantifier = { kind: 'each' };
export const BARE: Quantifier = { kind: 'bare' };
/** Other than the card itself, or other than the one chosen before; `resolveReferences` decides. */
export const OTHER: Filter = { kind: 'not', filter: { kind: 'is', card: ref('$another') } };

export function select(
  quantifier: Quantifier,
  { type, where, zone }: Pick<Select, 'type' | 'where' | 'zone'>,
): Select {
  return { kind: 'select', type, quantifier, where, ...(zone && { zone }) };
}
export const withFilter = (what: Select, ...filters: Filter[]): Select => ({
  ...what,
  where: [...filters, ...what.where],
});

/** A title says of which type the card is. */
export function titled(card: CardSlug): NounHead {
  const { type } = factsOf(card);
  const isOther = type === 'prophecy' || type === 'archon power' || type === 'the tide';
  return {
    type: type === 'token creature' ? 'creature' : isOther ? 'card' : type,
    where: [{ kind: 'name', card }],
  };
}
