import type { CardDefinition } from '@amberhall/engine/language';
import type { CardSlug } from '@amberhall/engine/vocabulary';
import { DEFINED_SETS } from './defined-sets.ts';

/** All definitions by slug. A card whose text consists of keywords has none. */
export const definitions: ReadonlyMap<CardSlug, CardDefinition> = bySlug(
  DEFINED_SETS.flatMap((set) => set.definitions),
);

/** @throws if a card is defined twice */
function bySlug(all: readonly CardDefinition[]): Map<CardSlug, CardDefinition> {
  const known = new Map(all.map((definition) => [definition.id, definition]));
  if (known.size < all.length) {
    const slugs = all.map(({ id }) => id);
    throw new Error(`defined twice: ${slugs.filter((slug, at) => slugs.indexOf(slug) !== at).join(', ')}`);
  }
  return known;
}
