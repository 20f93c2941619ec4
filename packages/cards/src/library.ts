import type { CardEntry, CardLibrary } from '@amberhall/engine';
import type { CardSlug } from '@amberhall/engine/vocabulary';
import { definitions } from './definitions.ts';
import { FACTS } from './facts/facts.ts';
import type { CardFacts } from './facts/types.ts';
import { plainTitle } from './plain-title.ts';
import { TEXTLESS } from './textless.ts';

/**
 * Every known card, ready for the engine. A card that nobody has defined yet has its facts and no abilities, and
 * says so by `implemented: false`.
 */
export const library: CardLibrary = librarian();

/** Of a gigantic creature the upper half has no text of its own [5.7]. */
function isTextless({ slug, gigantic }: CardFacts): boolean {
  return TEXTLESS.has(slug) || gigantic === 'top';
}

function librarian(): CardLibrary {
  const entries = new Map<CardSlug, CardEntry>();
  for (const [slug, facts] of FACTS) {
    const definition = definitions.get(slug);
    entries.set(slug, {
      facts,
      abilities: definition?.abilities ?? [],
      implemented: definition !== undefined || isTextless(facts),
    });
  }
  const titles = new Map<string, CardSlug>();
  for (const { slug, name, evilTwin } of FACTS.values()) {
    // An evil twin has the title of the good one.
    if (!evilTwin) titles.set(plainTitle(name), slug);
  }
  return {
    get: (slug) => entries.get(slug),
    named: (title) => titles.get(plainTitle(title)),
    // So far the card language has a word for everything.
    custom: () => undefined,
  };
}
