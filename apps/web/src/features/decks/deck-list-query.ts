/** Which decks the page shows: kept in its address, so that a link, a reload and the back button bring it back. */
import { DECK_LABELS, DECK_SORTS, DECKS_PER_PAGE, HouseName } from '@amberhall/protocol';
import type { DeckFilter, DeckLabel, DeckSort } from '@amberhall/protocol';
import type { DeckListWish } from '../../lib/deck-queries.ts';

/** What narrows the list down; empty where it does not. */
export interface DeckNarrowing {
  name: string;
  set: string;
  house: string;
  status: string;
  tag: string;
  favorite: boolean;
}

export interface DeckPlace {
  page: number;
  sort: DeckSort;
  sortDir: 'asc' | 'desc';
  narrowing: DeckNarrowing;
}

const isSort = (text: string | null): text is DeckSort =>
  (DECK_SORTS as readonly (string | null)[]).includes(text);

export function placeIn(search: URLSearchParams): DeckPlace {
  const sort = search.get('sort');
  const page = Number(search.get('page'));
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    sort: isSort(sort) ? sort : 'lastUpdated',
    sortDir: search.get('dir') === 'asc' ? 'asc' : 'desc',
    narrowing: {
      name: search.get('name') ?? '',
      set: search.get('set') ?? '',
      house: search.get('house') ?? '',
      status: search.get('status') ?? '',
      tag: search.get('tag') ?? '',
      favorite: search.get('favorite') === 'yes',
    },
  };
}

/** The address of the place: what is as usual is left out. */
export function searchFor({ page, sort, sortDir, narrowing }: DeckPlace): URLSearchParams {
  const { favorite, ...texts } = narrowing;
  const parts: Record<string, string> = {
    ...texts,
    favorite: favorite ? 'yes' : '',
    page: page > 1 ? String(page) : '',
    sort: sort === 'lastUpdated' ? '' : sort,
    dir: sortDir === 'desc' ? '' : sortDir,
  };
  return new URLSearchParams(Object.entries(parts).filter(([, value]) => value !== ''));
}

export const isNarrowed = ({ favorite, ...texts }: DeckNarrowing): boolean =>
  favorite || Object.values(texts).some((text) => text !== '');

export const NOT_NARROWED: DeckNarrowing = {
  name: '',
  set: '',
  house: '',
  status: '',
  tag: '',
  favorite: false,
};

export function wishFor({ page, sort, sortDir, narrowing }: DeckPlace): DeckListWish {
  return { page, pageSize: DECKS_PER_PAGE, sort, sortDir, filter: filtersOf(narrowing) };
}

function filtersOf({ name, set, house, status, tag, favorite }: DeckNarrowing): DeckFilter[] {
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
