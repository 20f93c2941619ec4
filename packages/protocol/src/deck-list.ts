/** The caller's list of decks: how to query it, and the statistics of one deck. */
import { z } from 'zod';
import { Deck, HouseName } from './decks.ts';
import { NUMBER_SORTS } from './deck-numbers.ts';
import { DECK_LABELS } from './deck-status.ts';
import { filterList, PageNumber, SORT_DIRECTIONS } from './list-query.ts';
import { okReply, RowIdText } from './reply.ts';
import { GameFormat } from './shapes.ts';

export const DECK_SORTS = ['lastUpdated', 'name', 'expansion', 'winRate', ...NUMBER_SORTS] as const;
export type DeckSort = (typeof DECK_SORTS)[number];
export const DECKS_PER_PAGE = 10;
/** This page size means all decks. Other page sizes are capped at a thousand. */
export const ALL_DECKS = 999_999;
const MOST_PER_PAGE = 1000;

/** A set's number: as a number, as text, or as the option `{ value }` of a select field. */
const SetNumber = z.union([RowIdText, z.object({ value: RowIdText }).transform(({ value }) => value)]);

/** One condition that every listed deck meets. */
export const DeckFilter = z.discriminatedUnion('name', [
  /** Part of the name, ignoring case and accents. */
  z.object({ name: z.literal('name'), value: z.string().max(200) }),
  /** From one of these sets. */
  z.object({ name: z.literal('expansion'), value: z.array(SetNumber).max(50) }),
  z.object({ name: z.literal('isAlliance'), value: z.boolean() }),
  /** With all of these houses. */
  z.object({ name: z.literal('houses'), value: z.array(HouseName).max(20) }),
  /** With one of these labels. */
  z.object({ name: z.literal('status'), value: z.array(z.enum(DECK_LABELS)).max(10) }),
  /** With all of these tags. */
  z.object({ name: z.literal('tags'), value: z.array(z.string().max(100)).max(20) }),
  z.object({ name: z.literal('favorite'), value: z.boolean() }),
]);
export type DeckFilter = z.infer<typeof DeckFilter>;

/** GET /api/decks. */
export const DeckListQuery = z.object({
  page: PageNumber,
  pageSize: z.coerce
    .number()
    .int()
    .min(1)
    .transform((size) => (size >= ALL_DECKS ? ALL_DECKS : Math.min(size, MOST_PER_PAGE)))
    .default(DECKS_PER_PAGE),
  sort: z.enum(DECK_SORTS).default('lastUpdated'),
  sortDir: z.enum(SORT_DIRECTIONS).default('desc'),
  filter: filterList(DeckFilter).default([]),
});
export type DeckListQuery = z.infer<typeof DeckListQuery>;

/** `numDecks` counts all decks that match the filter. */
export const DeckListReply = okReply({ decks: z.array(Deck), numDecks: z.int() });
export type DeckListReply = z.infer<typeof DeckListReply>;

/** A card in the decks of a user. */
export const DeckCardCount = z.object({
  /** The slug of the card. */
  id: z.string(),
  /** The number of decks that have it. */
  decks: z.int(),
});
export type DeckCardCount = z.infer<typeof DeckCardCount>;

/** GET /api/decks/cards. The cards in the caller's decks. */
export const DeckCardsReply = okReply({ cards: z.array(DeckCardCount) });

/** GET /api/decks/tags. All tags of the caller's decks, in alphabetical order. */
export const DeckTagsReply = okReply({ tags: z.array(z.string()) });
export type DeckTagsReply = z.infer<typeof DeckTagsReply>;

const Record = { wins: z.int(), losses: z.int(), winRate: z.number() };

/** The last so many days; `all` has no limit. */
export const STATISTICS_PERIODS = ['all', '30', '90', '365'] as const;
export const DeckStatisticsQuery = z.object({ period: z.enum(STATISTICS_PERIODS).default('all') });

/** GET /api/decks/{id}/statistics. Counts the deck's finished games in the period. */
export const DeckStatistics = z.object({
  ...Record,
  byFormat: z.array(z.object({ format: GameFormat, ...Record })),
  /** Each game counts once for every house of the opponent's deck. */
  byOpponentHouse: z.array(z.object({ house: HouseName, ...Record })),
  /** By month, e.g. `2026-11`, newest first. */
  byMonth: z.array(z.object({ month: z.string(), ...Record })),
});
export type DeckStatistics = z.infer<typeof DeckStatistics>;
export const DeckStatisticsReply = okReply({ statistics: DeckStatistics });
export type DeckStatisticsReply = z.infer<typeof DeckStatisticsReply>;
