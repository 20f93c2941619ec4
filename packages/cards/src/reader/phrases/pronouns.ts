import { phrasesFor } from '../grammar.ts';
import {
  ATTACKED,
  CHOSEN,
  IT,
  SAME_CREATURE,
  SELF,
  THAT,
  THAT_CREATURE,
  THEM,
  THIS,
  THIS_CARD,
} from './noun-parts.ts';

/** Words for a card that is known already. */

const pronoun = phrasesFor('pronoun')
  .phrase('~', () => SELF)
  .phrase('this card', () => THIS_CARD)
  .phrase('this (creature|artifact|upgrade)', () => THIS)
  .phrase('(it|itself)', () => IT)
  .phrase('[each of] the chosen (creature|card|artifact|creatures|cards|artifacts)', () => CHOSEN)
  .phrase('each chosen (creature|card|artifact)', () => CHOSEN)
  .phrase('(that|the destroyed|the damaged|the readied|the healed) creature', () => THAT_CREATURE)
  .phrase(
    '(that|the same|the revealed|the discarded|the purged|the attached|the returned|the archived|the affected|the played|the destroyed) (card|artifact|upgrade|action)',
    () => THAT,
  )
  .phrase('the (archived|revealed|discarded|purged|returned|affected|played) creature', () => THAT)
  .phrase('the same creature', () => SAME_CREATURE)
  .phrase('the creature', () => THAT_CREATURE)
  .phrase(
    '(them|they|those creatures|those cards|each of them|those artifacts|each of those creatures|these creatures|each of these creatures|each of those cards)',
    () => THEM,
  )
  .phrase('the (attacked|defending) creature', () => ATTACKED)
  .phrase('the creature (~|this creature|it) (fights|is fighting|fought|is attacking)', () => ATTACKED);

const possessor = phrasesFor('possessor')
  .phrase('~ (’s|’)', () => SELF)
  .phrase('that neighbor ’s', () => THAT)
  .phrase('this card ’s', () => THIS_CARD)
  .phrase('this (creature|artifact) ’s', () => THIS)
  .phrase('its', () => IT)
  .phrase('the chosen (creature|card|artifact) ’s', () => CHOSEN)
  .phrase('(that|the destroyed|the damaged|the exhausted) creature ’s', () => THAT_CREATURE)
  .phrase('(that|the revealed|the purged|the discarded|the archived) (creature|card|artifact) ’s', () => THAT)
  .phrase('their', () => THEM)
  .phrase('the attacked creature ’s', () => ATTACKED);

export const pronouns = [pronoun, possessor].flatMap(({ rules }) => rules);
