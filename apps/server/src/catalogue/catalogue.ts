/** The catalogue as it is served: built once per language, because cards do not change while the program runs. */
import { glossaryIn, traitsIn } from '@amberhall/cards';
import { FACTS, houseTitle, loadNames } from '@amberhall/cards/data';
import type { CardFacts } from '@amberhall/cards/data';
import { HOUSES } from '@amberhall/engine/vocabulary';
import type { Language } from '@amberhall/engine/vocabulary';
import { CardsReply, FactionsReply, RulingsReply } from '@amberhall/protocol';
import type { CatalogueCard, CatalogueLanguage, Faction } from '@amberhall/protocol';
import { immutableBody } from '../http/immutable-body.ts';
import type { ImmutableBody } from '../http/immutable-body.ts';
import { readRulings } from './rulings.ts';
import { glossaryTermsOf, isImplemented, textOf } from './texts.ts';

type Names = Readonly<Record<string, string>>;

/**
 * Everything about cards in one language. Missing texts are in English.
 *
 * @param imagesUrl the address of card pictures, on sites that have them
 */
export async function catalogueIn(language: CatalogueLanguage, imagesUrl?: string): Promise<CardsReply> {
  const names: Names = language === 'en' ? {} : await loadNames(language);
  const cards = [...FACTS.values()].map((facts) => {
    const card = catalogueCard(facts, language, names);
    const image = imagesUrl === undefined ? {} : { image: `${imagesUrl}/${language}/${facts.slug}` };
    return [facts.slug, { ...card, ...image }] as const;
  });
  const glossary = { ...glossaryIn(language) };
  return { success: true, cards: Object.fromEntries(cards), glossary, traits: traitsIn(language) };
}

/** One card in one language; `undefined` for an unknown slug. */
export async function cardIn(slug: string, language: CatalogueLanguage): Promise<CatalogueCard | undefined> {
  const facts = FACTS.get(slug);
  if (facts === undefined) return undefined;
  return catalogueCard(facts, language, language === 'en' ? {} : await loadNames(language));
}

/** Alphabetical by name. */
export function factions(): Faction[] {
  return HOUSES.map((value) => ({ value, name: houseTitle(value) })).toSorted((one, other) =>
    one.name.localeCompare(other.name, 'en'),
  );
}

export interface CachedCatalogue {
  cards: (language: CatalogueLanguage) => Promise<ImmutableBody>;
  factions: ImmutableBody;
  rulings: ImmutableBody;
}

const built = new Map<string | undefined, Promise<CachedCatalogue>>();

/** Built on first use. @throws if the facts do not fit the schema of the answer */
export function cachedCatalogue(imagesUrl: string | undefined): Promise<CachedCatalogue> {
  const catalogue = built.get(imagesUrl) ?? buildCatalogue(imagesUrl);
  built.set(imagesUrl, catalogue);
  return catalogue;
}

/** English is built at the start, every other language on first use. */
async function buildCatalogue(imagesUrl: string | undefined): Promise<CachedCatalogue> {
  const bodies = new Map<CatalogueLanguage, Promise<ImmutableBody>>();
  const cards = (language: CatalogueLanguage): Promise<ImmutableBody> => {
    const body =
      bodies.get(language) ??
      catalogueIn(language, imagesUrl).then((reply) => immutableBody(CardsReply.parse(reply)));
    bodies.set(language, body);
    return body;
  };
  await cards('en');
  return {
    cards,
    factions: await immutableBody(FactionsReply.parse({ success: true, factions: factions() })),
    rulings: await immutableBody(RulingsReply.parse({ success: true, rulings: readRulings() })),
  };
}

function catalogueCard(facts: CardFacts, language: Language, names: Names): CatalogueCard {
  const localName = names[facts.slug];
  const terms = glossaryTermsOf(facts);
  const { text, language: textLanguage } = textOf(facts, language, names);
  return {
    id: facts.slug,
    name: facts.name,
    ...(localName !== undefined && { localName }),
    type: facts.type,
    houses: [...facts.houses],
    traits: [...facts.traits],
    keywords: { ...facts.keywords },
    power: facts.power,
    armor: facts.armor,
    amber: facts.amber,
    rarity: facts.rarity,
    ...(facts.evilTwin && { evilTwin: true }),
    ...(facts.gigantic !== undefined && { gigantic: facts.gigantic }),
    sets: facts.sets.map(({ expansion, number }) => ({ expansion, number })),
    text,
    ...(text !== '' && textLanguage !== language && { textLanguage }),
    ...(terms.length > 0 && { terms }),
    implemented: isImplemented(facts.slug),
  };
}
