import type { Phrasebook } from '../phrasebook.ts';
import { ability } from './abilities.ts';
import { KEYWORDS } from './lexicon.ts';
import { traitName } from './traits.ts';

export const POLISH: Phrasebook = {
  ability,
  keyword: (name, value) => `${KEYWORDS[name].nom}${value === undefined ? '' : ` ${value}`}`,
  trait: traitName,
  enhance: 'Wzmocnienie',
};
