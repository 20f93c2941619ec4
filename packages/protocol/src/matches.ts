/** Finished games, as the matches page lists them. */
import { z } from 'zod';
import { WIN_REASONS } from '@amberhall/engine/vocabulary';
import { HouseName } from './decks.ts';
import { filterList, PageNumber, SORT_DIRECTIONS } from './list-query.ts';
import { okReply } from './reply.ts';
import { GameFormat, GameType } from './shapes.ts';

export const MatchSide = z.object({
  name: z.string(),
  /** Keys forged when the game ended. */
  keys: z.int(),
  /** `null` if deck lists were hidden from the caller. */
  deck: z
    .object({
      name: z.string(),
      uuid: z.string().nullable(),
      expansion: z.int(),
      houses: z.array(HouseName),
    })
    .nullable(),
});
export type MatchSide = z.infer<typeof MatchSide>;

export const Match = z.object({
  gameId: z.string(),
  gameType: GameType,
  gameFormat: GameFormat,
  /** A game against the bot or oneself. It does not count in any statistics. */
  practice: z.boolean(),
  /** ISO 8601. */
  startedAt: z.string(),
  finishedAt: z.string().nullable(),
  winner: z.string().nullable(),
  winReason: z.enum(WIN_REASONS).nullable(),
  /** Whether it can be watched again: its decisions are stored. */
  replay: z.boolean(),
  /** The caller comes first. */
  players: z.tuple([MatchSide, MatchSide]),
});
export type Match = z.infer<typeof Match>;

/** The columns of the table. It can be sorted by each of them. */
export const MATCH_SORTS = [
  'myDeck',
  'opponent',
  'opponentDeck',
  'winner',
  'reason',
  'keys',
  'type',
  'format',
  'started',
  'duration',
] as const;
export type MatchSort = (typeof MATCH_SORTS)[number];

export const MATCH_RESULTS = ['won', 'lost', 'undecided'] as const;
export type MatchResult = (typeof MATCH_RESULTS)[number];

/** Days, counted back from now. */
export const MATCH_PERIODS = ['30', '90', '365'] as const;

/** One thing that the games shown have in common. */
export const MatchFilter = z.discriminatedUnion('name', [
  /** Part of the opponent's name, or of the name of a deck, in any case. */
  z.object({ name: z.literal('text'), value: z.string().max(200) }),
  z.object({ name: z.literal('gameType'), value: GameType }),
  z.object({ name: z.literal('gameFormat'), value: GameFormat }),
  z.object({ name: z.literal('result'), value: z.enum(MATCH_RESULTS) }),
  z.object({ name: z.literal('period'), value: z.enum(MATCH_PERIODS) }),
]);
export type MatchFilter = z.infer<typeof MatchFilter>;

const MOST_PER_PAGE = 100;

/** GET /api/games. */
export const MatchListQuery = z.object({
  page: PageNumber,
  pageSize: z.coerce
    .number()
    .int()
    .min(1)
    .transform((size) => Math.min(size, MOST_PER_PAGE))
    .default(MOST_PER_PAGE),
  sort: z.enum(MATCH_SORTS).default('started'),
  sortDir: z.enum(SORT_DIRECTIONS).default('desc'),
  filter: filterList(MatchFilter).default([]),
});
export type MatchListQuery = z.infer<typeof MatchListQuery>;

/** A page of the caller's finished games. The numbers count all games that match the filter, except practice games. */
export const MatchesReply = okReply({
  games: z.array(Match),
  numGames: z.int(),
  wins: z.int(),
  losses: z.int(),
  /** 0 to 100 with two decimals; games without a winner do not count. */
  winRate: z.number(),
});
export type MatchesReply = z.infer<typeof MatchesReply>;
