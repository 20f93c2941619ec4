import type { Phrasebook } from '../phrasebook.ts';
import { ability } from './abilities.ts';
import { inLanguage } from './context.ts';
import { keepingNames, withNames } from './kept-names.ts';
import type { Romance } from './language.ts';

/** Makes a phrasebook of what a language brings. */
export const createPhrasebook = (language: Romance): Phrasebook => ({
  ability: (node, context) =>
    withNames(language.finished(ability(node, inLanguage(keepingNames(context), language)))),
  keyword: (name, value) => `${language.keywords[name]}${value === undefined ? '' : ` ${value}`}`,
  trait: (name) => language.trait(name, { gender: language.words.trait.gender, many: false }),
  enhance: language.enhance,
});
