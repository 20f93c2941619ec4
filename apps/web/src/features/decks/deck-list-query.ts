/** Which decks the page shows, stored in its address, so that a link, a reload and the back button restore it. */
import { DECK_LABELS, DECK_SORTS, DECKS_PER_PAGE, HouseName } from '@amberhall/protocol';
import type { DeckFilter, DeckLabel, DeckSort } from '@amberhall/protocol';
import type { DeckListQuery } from '../../lib/deck-queries.ts';

/** The filters of the list; empty where they do not apply. */
export interface DeckFilterValues {
  name: string;
  set: string;
  house: string;
  status: string;
  tag: string;
  favorite: boolean;
}

export interface DeckListAddress {
  page: number;
  sort: DeckSort;
  sortDir: 'asc' | 'desc';
  filter: DeckFilterValues;
}

const isSort = (text: string | null): text is DeckSort =>
  (DECK_SORTS as readonly (string | null)[]).includes(text);

export function parseAddress(search: URLSearchParams): DeckListAddress {
  const sort = search.get('sort');
  const page = Number(search.get('page'));
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    sort: isSort(sort) ? sort : 'lastUpdated',
    sortDir: search.get('dir') === 'asc' ? 'asc' : 'desc',
    filter: {
      name: search.get('name') ?? '',
      set: search.get('set') ?? '',
      house: search.get('house') ?? '',
      status: search.get('status') ?? '',
      tag: search.get('tag') ?? '',
      favorite: search.get('favorite') === 'yes',
    },
  };
}

/** The address of the current choice with the selected deck, without default values. */
export function searchFor({ page, sort, sortDir, filter }: DeckListAddress, deck?: number): URLSearchParams {
  const { favorite, ...texts } = filter;
  const parts: Record<string, string> = {
    ...texts,
    favorite: favorite ? 'yes' : '',
    page: page > 1 ? String(page) : '',
    sort: sort === 'lastUpdated' ? '' : sort,
    dir: sortDir === 'desc' ? '' : sortDir,
    deck: deck === undefined ? '' : String(deck),
  };
  return new URLSearchParams(Object.entries(parts).filter(([, value]) => value !== ''));
}

export const isFiltered = ({ favorite, ...texts }: DeckFilterValues): boolean =>
  favorite || Object.values(texts).some((text) => text !== '');

export const NO_FILTER: DeckFilterValues = {
  name: '',
  set: '',
  house: '',
  status: '',
  tag: '',
  favorite: false,
};

export function queryFor({ page, sort, sortDir, filter }: DeckListAddress): DeckListQuery {
  return { page, pageSize: DECKS_PER_PAGE, sort, sortDir, filter: filtersOf(filter) };
}

function filtersOf({ name, set, house, status, tag, favorite }: DeckFilterValues): DeckFilter[] {
  const known = HouseName.safeParse(house);
  const label = DECK_LABELS.find((each) => each === status);
  const filters: (DeckFilter | false)[] = [
    name.trim() !== '' && { name: 'name', value: name.trim() },
    Number(set) > 0 && { name: 'expansion', value: [Number(set)] },
    known.success && { name: 'houses', value: [known.data] },
    label !== undefined && { name: 'status', value: [label satisfies DeckLabel] },
    tag !== '' && { name: 'tags', value: [tag] },
    favorite && { name: 'favorite', value: true },
  ];
  return filters.filter((filter) => filter !== false);
}
