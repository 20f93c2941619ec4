import type { CatalogueCard } from '@amberhall/protocol';

const MAX_RELATED = 5;
/** What cards have in common, and how much each counts. */
const SHARED_TERM = 3;
const SHARED_TRAIT = 2;
const SHARED_HOUSE = 2;

/** Cards of the same type that share the most houses, terms and traits; the most similar first. */
export function relatedCards(card: CatalogueCard, all: readonly CatalogueCard[]): CatalogueCard[] {
  return all
    .filter((one) => one.name !== card.name && one.type === card.type)
    .map((one) => ({ one, likeness: likeness(card, one) }))
    .filter((pair) => pair.likeness > SHARED_HOUSE)
    .toSorted((first, second) => second.likeness - first.likeness)
    .slice(0, MAX_RELATED)
    .map(({ one }) => one);
}

function likeness(card: CatalogueCard, one: CatalogueCard): number {
  return (
    SHARED_HOUSE * shared(card.houses, one.houses) +
    SHARED_TRAIT * shared(card.traits, one.traits) +
    SHARED_TERM * shared(card.terms ?? [], one.terms ?? [])
  );
}

const shared = (some: readonly string[], others: readonly string[]): number =>
  some.filter((value) => others.includes(value)).length;
