import type { Ability, Grant, Target, Trait } from '@amberhall/engine/language';
import type { Keyword } from '@amberhall/engine/vocabulary';
import { numberOf } from './quantity.ts';
import type { Num } from './quantity.ts';

/** Everything that a card can gain: power, armor, keywords, traits, abilities. */
export type Granted = Grant | Ability;

export function toGrant(granted: Granted): Grant {
  switch (granted.kind) {
    case 'stat':
    case 'keyword':
    case 'trait':
    case 'text-of':
    case 'has-ability':
      return granted;
    default:
      return { kind: 'has-ability', ability: granted };
  }
}

export const plusPower = (by: Num): Grant => ({ kind: 'stat', stat: 'power', by: numberOf(by) });
export const plusArmor = (by: Num): Grant => ({ kind: 'stat', stat: 'armor', by: numberOf(by) });

export const traitOf = (trait: Trait): Grant => ({ kind: 'trait', trait });
/** Traits, keywords and abilities of `of`, in addition to the card's own. */
export const theTextBoxOf = (of: Target): Grant => ({ kind: 'text-of', of });

/** Some of these parts only. */
export const partOfTextOf = (of: Target, ...parts: ('traits' | 'keywords' | 'abilities')[]): Grant => ({
  kind: 'text-of',
  of,
  parts,
});

const plain = (keyword: Keyword): Grant => ({ kind: 'keyword', keyword });
export const alpha = plain('alpha');
export const deploy = plain('deploy');
export const entrench = plain('entrench');
export const omega = plain('omega');
export const elusive = plain('elusive');
export const invulnerable = plain('invulnerable');
export const poison = plain('poison');
export const skirmish = plain('skirmish');
export const taunt = plain('taunt');
export const treachery = plain('treachery');
export const versatile = plain('versatile');

const valued =
  (keyword: Keyword) =>
  (value: Num): Grant => ({ kind: 'keyword', keyword, value: numberOf(value) });
export const assault = valued('assault');
export const hazardous = valued('hazardous');
export const splashAttack = valued('splash-attack');
