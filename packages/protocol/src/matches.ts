/** Finished games: the matches table of a profile. */
import { z } from 'zod';
import { WIN_REASONS } from '@amberhall/engine/vocabulary';
import { HouseName } from './decks.ts';
import { granted } from './reply.ts';
import { GameFormat, GameType } from './shapes.ts';

export const MatchSide = z.object({
  name: z.string(),
  /** Keys forged when the game ended. */
  keys: z.int(),
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
  /** ISO 8601. */
  startedAt: z.string(),
  finishedAt: z.string().nullable(),
  winner: z.string().nullable(),
  winReason: z.enum(WIN_REASONS).nullable(),
  /** The caller first. */
  players: z.tuple([MatchSide, MatchSide]),
});
export type Match = z.infer<typeof Match>;

/** GET /api/games: the caller's finished games, newest first, at most 100. */
export const MatchesReply = granted({ games: z.array(Match) });
export type MatchesReply = z.infer<typeof MatchesReply>;
