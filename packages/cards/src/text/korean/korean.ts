import { ability } from './abilities.ts';
import { KEYWORDS } from './lexicon.ts';
import { TRAITS } from './traits.ts';
import type { Phrasebook } from '../phrasebook.ts';

export const KOREAN: Phrasebook = {
  ability,
  keyword: (name, value) => `${KEYWORDS[name]}${value === undefined ? '' : ` ${value}`}`,
  trait: (name) => TRAITS[name],
  enhance: '강화',
};
