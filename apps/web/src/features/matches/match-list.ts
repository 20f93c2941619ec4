/** Which matches the page shows, stored in its address, so that a link, a reload and the back button restore it. */
import {
  GAME_FORMATS,
  GAME_TYPES,
  MATCH_PERIODS,
  MATCH_RESULTS,
  MATCH_SORTS,
  MatchesReply,
} from '@amberhall/protocol';
import type { Match, MatchFilter, MatchSort, SortDirection } from '@amberhall/protocol';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/http.ts';

/** The filters of the table; empty where they do not apply. */
export interface MatchFilterValues {
  text: string;
  type: string;
  format: string;
  result: string;
  period: string;
}

export interface MatchListAddress {
  page: number;
  sort: MatchSort;
  sortDir: SortDirection;
  filter: MatchFilterValues;
}

export const MATCHES_PER_PAGE = 10;
const MINUTE_MS = 60_000;

export const NO_FILTER: MatchFilterValues = { text: '', type: '', format: '', result: '', period: '' };

export const isFiltered = (filter: MatchFilterValues): boolean =>
  Object.values(filter).some((text) => text !== '');

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);

export function parseAddress(search: URLSearchParams): MatchListAddress {
  const page = Number(search.get('page'));
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    sort: oneOf(MATCH_SORTS, search.get('sort')) ?? 'started',
    sortDir: search.get('dir') === 'asc' ? 'asc' : 'desc',
    filter: {
      text: search.get('text') ?? '',
      type: search.get('type') ?? '',
      format: search.get('format') ?? '',
      result: search.get('result') ?? '',
      period: search.get('period') ?? '',
    },
  };
}

/** The address of the current choice, without default values. */
export function searchFor({ page, sort, sortDir, filter }: MatchListAddress): URLSearchParams {
  const parts: Record<string, string> = {
    ...filter,
    page: page > 1 ? String(page) : '',
    sort: sort === 'started' ? '' : sort,
    dir: sortDir === 'desc' ? '' : sortDir,
  };
  return new URLSearchParams(Object.entries(parts).filter(([, value]) => value !== ''));
}

/** The request to the server, without values that no filter knows. */
export function filtersOf({ text, type, format, result, period }: MatchFilterValues): MatchFilter[] {
  const [gameType, gameFormat] = [oneOf(GAME_TYPES, type), oneOf(GAME_FORMATS, format)];
  const [outcome, days] = [oneOf(MATCH_RESULTS, result), oneOf(MATCH_PERIODS, period)];
  const filters: (MatchFilter | false)[] = [
    text.trim() !== '' && { name: 'text', value: text.trim() },
    gameType !== undefined && { name: 'gameType', value: gameType },
    gameFormat !== undefined && { name: 'gameFormat', value: gameFormat },
    outcome !== undefined && { name: 'result', value: outcome },
    days !== undefined && { name: 'period', value: days },
  ];
  return filters.filter((filter) => filter !== false);
}

function requestFor({ page, sort, sortDir, filter }: MatchListAddress, pageSize: number): URLSearchParams {
  const filters = filtersOf(filter);
  return new URLSearchParams({
    page: String(page),
    pageSize: String(pageSize),
    sort,
    sortDir,
    ...(filters.length > 0 && { filter: JSON.stringify(filters) }),
  });
}

export const matchesQuery = (place: MatchListAddress) => {
  const search = requestFor(place, MATCHES_PER_PAGE);
  return queryOptions({
    queryKey: ['matches', search.toString()],
    queryFn: ({ signal }) => call(`/api/games?${search.toString()}`, { reply: MatchesReply, signal }),
    placeholderData: keepPreviousData,
  });
};

/** The number of matches that the server sends at most. */
const MOST_PER_REQUEST = 100;

/** All matches of the filter, in the order of the table. */
export async function allMatches(place: MatchListAddress): Promise<Match[]> {
  const all: Match[] = [];
  for (let page = 1; ; page += 1) {
    const search = requestFor({ ...place, page }, MOST_PER_REQUEST);
    const { games, numGames } = await call(`/api/games?${search.toString()}`, { reply: MatchesReply });
    all.push(...games);
    if (games.length === 0 || all.length >= numGames) return all;
  }
}

/** Whole minutes from the start to the end; `undefined` while the end is unknown. */
export function minutesOf({ startedAt, finishedAt }: Match): number | undefined {
  return finishedAt === null
    ? undefined
    : Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / MINUTE_MS);
}
