/** The search for cards: its state in the address, and the cards that match. */
import type { CatalogueCard } from '@amberhall/protocol';
import { plainText } from '../../lib/plain-text.ts';

/** Filters of which several values can be chosen. */
export const FACETS = ['set', 'house', 'type', 'rarity'] as const;
export type Facet = (typeof FACETS)[number];

export const CARD_SORTINGS = ['name', 'house', 'power'] as const;
export type CardSorting = (typeof CARD_SORTINGS)[number];

export interface CardSearch {
  /** Words that must all occur in the names, the text or the traits. */
  text: string;
  set: readonly string[];
  house: readonly string[];
  type: readonly string[];
  rarity: readonly string[];
  /** A term of the glossary. An empty one matches every card. */
  keyword: string;
  /** Only cards that rulings name. */
  hasRulings: boolean;
  sorting: CardSorting;
}

export const NO_SEARCH: CardSearch = {
  text: '',
  set: [],
  house: [],
  type: [],
  rarity: [],
  keyword: '',
  hasRulings: false,
  sorting: 'name',
};

export function parseSearch(address: URLSearchParams): CardSearch {
  const valuesOf = (name: string) => [...new Set(address.getAll(name).filter((value) => value !== ''))];
  const sorting = CARD_SORTINGS.find((one) => one === address.get('sort')) ?? 'name';
  return {
    text: address.get('q') ?? '',
    set: valuesOf('set'),
    house: valuesOf('house'),
    type: valuesOf('type'),
    rarity: valuesOf('rarity'),
    keyword: address.get('keyword') ?? '',
    hasRulings: address.get('rulings') === '1',
    sorting,
  };
}

export function addressOf(search: CardSearch): URLSearchParams {
  const address = new URLSearchParams();
  if (search.text !== '') address.set('q', search.text);
  for (const facet of FACETS) for (const value of search[facet]) address.append(facet, value);
  if (search.keyword !== '') address.set('keyword', search.keyword);
  if (search.hasRulings) address.set('rulings', '1');
  if (search.sorting !== 'name') address.set('sort', search.sorting);
  return address;
}

/** The number of filters besides the text. */
export const countFilters = (search: CardSearch): number =>
  FACETS.reduce((count, facet) => count + search[facet].length, 0) +
  (search.keyword === '' ? 0 : 1) +
  (search.hasRulings ? 1 : 0);

/** Adds the value, or removes it. */
export const toggled = (values: readonly string[], value: string): string[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value];

/** A card with the words that a search compares. */
export interface SearchableCard {
  card: CatalogueCard;
  /** In the reader's language. */
  name: string;
  words: string;
}

/**
 * The cards that a search finds, in its order.
 *
 * @param ruled the cards that rulings name
 */
export function findCards(
  cards: readonly SearchableCard[],
  search: CardSearch,
  ruled: ReadonlySet<string>,
): SearchableCard[] {
  const words = plainText(search.text).split(/\s+/).filter(Boolean);
  const found = cards.filter(
    ({ card, words: own }) =>
      words.every((word) => own.includes(word)) &&
      matches(
        search.set,
        card.sets.map(({ expansion }) => String(expansion)),
      ) &&
      matches(search.house, card.houses) &&
      matches(search.type, [card.type]) &&
      matches(search.rarity, [card.rarity.toLowerCase()]) &&
      (search.keyword === '' || hasTerm(card, search.keyword)) &&
      (!search.hasRulings || ruled.has(card.id)),
  );
  return sorted(found, search.sorting);
}

const matches = (chosen: readonly string[], own: readonly string[]): boolean =>
  chosen.length === 0 || own.some((value) => chosen.includes(value));

export const hasTerm = (card: CatalogueCard, term: string): boolean =>
  Object.hasOwn(card.keywords, term) || (card.terms?.includes(term) ?? false);

/** The cards are sorted by name already. */
function sorted(cards: SearchableCard[], sorting: CardSorting): SearchableCard[] {
  if (sorting === 'name') return cards;
  if (sorting === 'power') {
    return cards.toSorted((one, other) => (other.card.power ?? -1) - (one.card.power ?? -1));
  }
  const house = ({ card }: SearchableCard) => card.houses[0] ?? '';
  return cards.toSorted((one, other) => house(one).localeCompare(house(other)));
}
