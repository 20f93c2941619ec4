import { ability } from './abilities.ts';
import { capitalized } from './grammar.ts';
import type { Phrasebook } from '../phrasebook.ts';

/** English. It has words for every definition. */
export const ENGLISH = {
  ability,
  keyword: (name, value) => `${capitalized(name)}${value === undefined ? '' : ` ${value}`}`,
  trait: capitalized,
  enhance: 'Enhance',
} as const satisfies Phrasebook;
