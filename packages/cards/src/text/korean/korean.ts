import { ability } from './abilities.ts';
import { KEYWORDS } from './lexicon.ts';
import type { Phrasebook } from '../phrasebook.ts';

export const KOREAN: Phrasebook = {
  ability,
  keyword: (name, value) => `${KEYWORDS[name]}${value === undefined ? '' : ` ${value}`}`,
  enhance: '강화',
};
