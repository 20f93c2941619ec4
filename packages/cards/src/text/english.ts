import { ability } from './abilities.ts';
import { capitalized } from './grammar.ts';
import type { Phrasebook } from './phrasebook.ts';

/** The language that says everything. */
export const ENGLISH = {
  ability,
  keyword: (name, value) => `${capitalized(name)}${value === undefined ? '' : ` ${value}`}`,
  enhance: 'Enhance',
} as const satisfies Phrasebook;
