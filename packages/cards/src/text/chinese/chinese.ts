import type { Phrasebook } from '../phrasebook.ts';
import { ability } from './abilities.ts';
import { KEYWORDS } from './lexicon.ts';
import { traditional } from './script.ts';
import { TRAITS } from './traits.ts';

/** Chinese in simplified characters. */
export const SIMPLIFIED_CHINESE = {
  ability,
  keyword: (name, value) => `${KEYWORDS[name]}${value ?? ''}`,
  trait: (name) => TRAITS[name],
  enhance: '强化',
  punctuation: { stop: '。', space: '' },
} as const satisfies Phrasebook;

/** Chinese in traditional characters: the same sentences. */
export const TRADITIONAL_CHINESE: Phrasebook = {
  ability: (node, context) => traditional(ability(node, context)),
  keyword: (name, value) => traditional(SIMPLIFIED_CHINESE.keyword(name, value)),
  trait: (name) => traditional(TRAITS[name]),
  enhance: traditional(SIMPLIFIED_CHINESE.enhance),
  punctuation: SIMPLIFIED_CHINESE.punctuation,
};
