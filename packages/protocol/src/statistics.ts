/** Statistics of one's own play and of the site. Nobody is compared with others. */
import { z } from 'zod';
import { STATISTICS_PERIODS } from './deck-list.ts';
import { HouseName } from './decks.ts';
import { okReply } from './reply.ts';
import { GameFormat } from './shapes.ts';

/** `winRate` is 0 to 100 with two decimals; 0 without games. */
const Record = { wins: z.int(), losses: z.int(), winRate: z.number() };

const byHouse = z.array(z.object({ house: HouseName, ...Record }));
const bySet = z.array(z.object({ expansion: z.int(), ...Record }));

export const PlayStatisticsQuery = z.object({ period: z.enum(STATISTICS_PERIODS).default('all') });

/** The finished games of the caller with a winner, without practice. Lists are in the order of the number of games. */
export const PlayStatistics = z.object({
  ...Record,
  /** Each game counts once for every house of the deck that was played. */
  byHouse,
  bySet,
  byFormat: z.array(z.object({ format: GameFormat, ...Record })),
  /** The most frequent opponents, without deleted accounts. */
  byOpponent: z.array(z.object({ opponent: z.string(), ...Record })),
  /** By month, e.g. `2026-11`, the oldest first. */
  byMonth: z.array(z.object({ month: z.string(), ...Record })),
});
export type PlayStatistics = z.infer<typeof PlayStatistics>;

/** GET /api/statistics/own. */
export const PlayStatisticsReply = okReply({ statistics: PlayStatistics });

export const SITE_STATISTICS_DAYS = 30;

/** The games of the last days in which a deck had the card. They can be an hour old. */
export const CardStatistics = z.object(Record);
export type CardStatistics = z.infer<typeof CardStatistics>;

/** GET /api/statistics/cards/{slug}. */
export const CardStatisticsReply = okReply({ statistics: CardStatistics });

/** What was played and won on the site in the last days. It can be an hour old. */
export const SiteStatistics = z.object({ games: z.int(), byHouse, bySet });
export type SiteStatistics = z.infer<typeof SiteStatistics>;

/** GET /api/statistics/site. */
export const SiteStatisticsReply = okReply({ statistics: SiteStatistics });
