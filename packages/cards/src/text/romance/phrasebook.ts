import type { Phrasebook } from '../phrasebook.ts';
import { ability } from './abilities.ts';
import { inLanguage } from './context.ts';
import type { Romance } from './language.ts';

/** Makes a phrasebook of what a language brings. */
export const createPhrasebook = (language: Romance): Phrasebook => ({
  ability: (node, context) => language.finished(ability(node, inLanguage(context, language))),
  keyword: (name, value) => `${language.keywords[name]}${value === undefined ? '' : ` ${value}`}`,
  enhance: language.enhance,
});
