import type { CardEntry, CardLibrary } from '@amberhall/engine';
import type { CardDefinition } from '@amberhall/engine/language';
import type { CardSlug } from '@amberhall/engine/vocabulary';
import { definitions } from './definitions.ts';
import { FACTS } from './facts/facts.ts';
import type { CardFacts } from './facts/types.ts';
import { plainTitle } from './plain-title.ts';
import { TEXTLESS } from './textless.ts';

/**
 * Every known card for the engine. A card without a definition has its facts, no abilities, and `implemented: false`.
 */
export const library: CardLibrary = librarian();

/** The top half of a gigantic creature has no text of its own [5.7]. */
function isTextless({ slug, gigantic }: CardFacts): boolean {
  return TEXTLESS.has(slug) || gigantic === 'top';
}

/** Returns the card as the engine sees it. @param definition `undefined` for a card that nobody has defined */
export function entryOf(facts: CardFacts, definition?: CardDefinition): CardEntry {
  return {
    facts,
    abilities: definition?.abilities ?? [],
    implemented: definition !== undefined || isTextless(facts),
  };
}

function librarian(): CardLibrary {
  const entries = new Map<CardSlug, CardEntry>();
  for (const [slug, facts] of FACTS) entries.set(slug, entryOf(facts, definitions.get(slug)));
  const titles = new Map<string, CardSlug>();
  for (const { slug, name, evilTwin } of FACTS.values()) {
    // An evil twin has the same title as the card it is a twin of.
    if (!evilTwin) titles.set(plainTitle(name), slug);
  }
  return {
    get: (slug) => entries.get(slug),
    named: (title) => titles.get(plainTitle(title)),
    // No card needs a custom effect so far: the card language has words for all of them.
    custom: () => undefined,
  };
}
