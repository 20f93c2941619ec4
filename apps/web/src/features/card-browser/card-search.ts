/** The search for cards: its state in the address, and the cards that match. */
import type { CatalogueCard } from '@amberhall/protocol';
import { plainText } from '../../lib/plain-text.ts';

/** Filters of which several values can be chosen. */
export const FACETS = ['set', 'house', 'type', 'rarity'] as const;
export type Facet = (typeof FACETS)[number];

/** Numbers of a card of which a range can be chosen. */
export const RANGES = ['power', 'amber'] as const;

/** Both ends belong to it. An end that is `undefined` is open. */
export interface Range {
  min: number | undefined;
  max: number | undefined;
}

const ANY: Range = { min: undefined, max: undefined };

export const isOpen = ({ min, max }: Range): boolean => min === undefined && max === undefined;

/** In the address, as in `3-6`, `3-` and `-6`. */
const RANGE = /^(\d{0,2})-(\d{0,2})$/;

function parseRange(text: string | null): Range {
  const [, min = '', max = ''] = RANGE.exec(text ?? '') ?? [];
  return { min: min === '' ? undefined : Number(min), max: max === '' ? undefined : Number(max) };
}

export const CARD_VIEWS = ['grid', 'list'] as const;
export type CardView = (typeof CARD_VIEWS)[number];

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
  power: Range;
  /** Of the printed bonus icons. */
  amber: Range;
  /** Only cards that rulings name. */
  hasRulings: boolean;
  /** Only cards in the user's decks. */
  isOwned: boolean;
  view: CardView;
  sorting: CardSorting;
}

export const NO_SEARCH: CardSearch = {
  text: '',
  set: [],
  house: [],
  type: [],
  rarity: [],
  keyword: '',
  power: ANY,
  amber: ANY,
  hasRulings: false,
  isOwned: false,
  view: 'grid',
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
    power: parseRange(address.get('power')),
    amber: parseRange(address.get('amber')),
    hasRulings: address.get('rulings') === '1',
    isOwned: address.get('mine') === '1',
    view: CARD_VIEWS.find((one) => one === address.get('view')) ?? 'grid',
    sorting,
  };
}

export function addressOf(search: CardSearch): URLSearchParams {
  const address = new URLSearchParams();
  if (search.text !== '') address.set('q', search.text);
  for (const facet of FACETS) for (const value of search[facet]) address.append(facet, value);
  if (search.keyword !== '') address.set('keyword', search.keyword);
  for (const name of RANGES) {
    const { min, max } = search[name];
    if (!isOpen(search[name])) address.set(name, `${min ?? ''}-${max ?? ''}`);
  }
  if (search.hasRulings) address.set('rulings', '1');
  if (search.isOwned) address.set('mine', '1');
  if (search.view !== 'grid') address.set('view', search.view);
  if (search.sorting !== 'name') address.set('sort', search.sorting);
  return address;
}

/** The number of filters besides the text. */
export const countFilters = (search: CardSearch): number =>
  FACETS.reduce((count, facet) => count + search[facet].length, 0) +
  (search.keyword === '' ? 0 : 1) +
  RANGES.filter((name) => !isOpen(search[name])).length +
  (search.hasRulings ? 1 : 0) +
  (search.isOwned ? 1 : 0);

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
 * @param owned the cards in the user's decks
 */
export function findCards(
  cards: readonly SearchableCard[],
  search: CardSearch,
  ruled: ReadonlySet<string>,
  owned: Pick<ReadonlySet<string>, 'has'>,
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
      RANGES.every((name) => isWithin(card[name], search[name])) &&
      (!search.hasRulings || ruled.has(card.id)) &&
      (!search.isOwned || owned.has(card.id)),
  );
  return sorted(found, search.sorting);
}

const matches = (chosen: readonly string[], own: readonly string[]): boolean =>
  chosen.length === 0 || own.some((value) => chosen.includes(value));

/** A card without the number is in the open range only. */
const isWithin = (value: number | null, range: Range): boolean =>
  isOpen(range) || (value !== null && value >= (range.min ?? 0) && value <= (range.max ?? Infinity));

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
