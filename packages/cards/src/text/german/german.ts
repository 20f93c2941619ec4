import type { Phrasebook } from '../phrasebook.ts';
import { paragraph } from './abilities.ts';
import { KEYWORDS } from './lexicon.ts';
import { traitName } from './traits.ts';

/** German. */
export const GERMAN: Phrasebook = {
  ability: paragraph,
  keyword: (name, value) => `${KEYWORDS[name]}${value === undefined ? '' : ` ${value}`}`,
  trait: traitName,
  enhance: 'Aufwerten',
};
