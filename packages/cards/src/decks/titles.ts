/** Cards by what is printed on them: how a deck list from elsewhere names them. */
import type { CardSlug } from '@amberhall/engine/vocabulary';
import { FACTS } from '../facts/facts.ts';
import { plainTitle } from '../plain-title.ts';

export interface PrintedTitle {
  /** English, as printed. */
  title: string;
  isEvilTwin?: boolean;
  /** The upper half of a gigantic creature, whose title is that of the lower half. */
  isTopHalf?: boolean;
}

const SLUGS = new Map<string, CardSlug>(
  [...FACTS.values()].map(({ slug, name, evilTwin, gigantic }) => [
    keyOf({ title: name, isEvilTwin: evilTwin === true, isTopHalf: gigantic === 'top' }),
    slug,
  ]),
);

/** The card with this title, without regard to case, accents and punctuation; `undefined` if we know none. */
export function cardByTitle(title: PrintedTitle): CardSlug | undefined {
  return SLUGS.get(keyOf(title));
}

function keyOf({ title, isEvilTwin = false, isTopHalf = false }: PrintedTitle): string {
  return `${plainTitle(title)}${isEvilTwin ? ' evil twin' : ''}${isTopHalf ? ' top' : ''}`;
}
