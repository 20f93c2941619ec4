/** Texts and facts for one test: those of carriers, and texts of printed cards without a definition. */
import { library } from '@amberhall/cards';
import type { CardEntry, CardLibrary } from '@amberhall/engine';
import type { CardDefinition } from '@amberhall/engine/language';
import type { CardSlug } from '@amberhall/engine/vocabulary';
import { CARRIERS } from './carriers.ts';
import type { CarrierFacts } from './carriers.ts';
import { plainName } from './find-card.ts';

/** Facts by the slug of the carrier. */
export type FactsOfCarriers = Readonly<Record<CardSlug, CarrierFacts>>;

const BLANK: ReadonlyMap<CardSlug, CardEntry> = new Map(
  [...CARRIERS].map(([slug, facts]) => [slug, { facts, abilities: [], implemented: true }]),
);
const SLUGS_OF_CARRIERS: ReadonlyMap<string, CardSlug> = new Map(
  [...CARRIERS.values()].map(({ slug, name }) => [plainName(name), slug]),
);

/**
 * Returns all printed cards and all carriers, with these texts and facts. A carrier without a text is blank.
 *
 * @throws if a text is for an unknown card or for a printed card that has one, or if facts are for a printed card
 */
export function libraryWith(texts: readonly CardDefinition[], facts: FactsOfCarriers = {}): CardLibrary {
  const changed = new Map<CardSlug, CardEntry>();
  for (const [slug, own] of Object.entries(facts)) {
    const blank = BLANK.get(slug);
    if (!blank) throw new Error(`${slug} is no carrier; only carriers can have other facts`);
    changed.set(slug, { ...blank, facts: { ...blank.facts, ...own } });
  }
  for (const { id, abilities } of texts) {
    changed.set(id, { ...(changed.get(id) ?? withoutText(id)), abilities, implemented: true });
  }
  return {
    get: (slug) => changed.get(slug) ?? BLANK.get(slug) ?? library.get(slug),
    named: (title) => library.named(title) ?? SLUGS_OF_CARRIERS.get(plainName(title)),
    custom: (id) => library.custom(id),
  };
}

function withoutText(slug: CardSlug): CardEntry {
  const entry = BLANK.get(slug) ?? library.get(slug);
  if (!entry) throw new Error(`there is no card ${slug}`);
  if (entry.implemented && !BLANK.has(slug)) throw new Error(`${slug} has a text; use a carrier`);
  return entry;
}
