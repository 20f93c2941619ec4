import type { Phrasebook } from '../phrasebook.ts';
import { ability } from './abilities.ts';
import { spaced, WIDE_SPACE } from './grammar.ts';
import { KEYWORDS } from './lexicon.ts';
import { TRAITS } from './traits.ts';

export const THAI: Phrasebook = {
  ability: (node, context) => spaced(ability(node, context)),
  keyword: (name, value) => spaced(`${KEYWORDS[name]}${value ?? ''}`),
  trait: (name) => spaced(TRAITS[name]),
  enhance: 'เสริมพลัง',
  punctuation: { stop: '', space: WIDE_SPACE },
};
