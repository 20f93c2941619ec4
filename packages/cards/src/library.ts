import type { CardEntry, CardLibrary } from '@amberhall/engine';
import type { CardSlug } from '@amberhall/engine/vocabulary';
import { definitions } from './definitions.ts';
import { FACTS } from './facts/facts.ts';
import { TEXTLESS } from './textless.ts';

/**
 * Every known card, ready for the engine. A card that nobody has defined yet has its facts and no abilities, and
 * says so by `implemented: false`.
 */
export const library: CardLibrary = librarian();

function librarian(): CardLibrary {
  const entries = new Map<CardSlug, CardEntry>();
  for (const [slug, facts] of FACTS) {
    const definition = definitions.get(slug);
    entries.set(slug, {
      facts,
      abilities: definition?.abilities ?? [],
      implemented: definition !== undefined || TEXTLESS.has(slug),
    });
  }
  return { get: (slug) => entries.get(slug) };
}
