/** Finds cards by their printed titles, as deck lists of other services name them. */
import type { CardSlug } from '@amberhall/engine/vocabulary';
import { FACTS } from '../facts/facts.ts';
import { plainTitle } from '../plain-title.ts';

export interface PrintedTitle {
  /** English, as printed. */
  title: string;
  isEvilTwin?: boolean;
  /** The top half of a gigantic creature, which has the same title as the bottom half. */
  isTopHalf?: boolean;
}

const SLUGS = new Map<string, CardSlug>(
  [...FACTS.values()].map(({ slug, name, evilTwin, gigantic }) => [
    keyOf({ title: name, isEvilTwin: evilTwin === true, isTopHalf: gigantic === 'top' }),
    slug,
  ]),
);

/** Returns the card with this title, ignoring case, accents and punctuation; `undefined` if there is none. */
export function cardByTitle(title: PrintedTitle): CardSlug | undefined {
  return SLUGS.get(keyOf(title));
}

function keyOf({ title, isEvilTwin = false, isTopHalf = false }: PrintedTitle): string {
  return `${plainTitle(title)}${isEvilTwin ? ' evil twin' : ''}${isTopHalf ? ' top' : ''}`;
}
