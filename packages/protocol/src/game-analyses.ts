/** Analyses of finished games: what the strong bot would have done in each turn of one player. */
import { z } from 'zod';
import type { LogLine } from '@amberhall/engine/vocabulary';
import { HOUSES } from '@amberhall/engine/vocabulary';
import { objectAs, okReply, replyOf } from './reply.ts';

const Count = z.int().nonnegative();
const Share = z.number().min(0).max(1);

const JudgedLine = z.object({
  /** `null` if no house was active. */
  house: z.enum(HOUSES).nullable(),
  /** What the player read, or would have read, in the log. */
  lines: z.array(objectAs<LogLine>()),
  /** The estimated chance to win after it. */
  chance: Share,
});

export const AnalysedTurn = z.object({
  turn: Count,
  /** The number of decisions before it. */
  step: Count,
  /** `null` if there is none: nothing was chosen, the turn was corrected by hand, or it took too long. */
  estimate: z
    .object({
      played: JudgedLine,
      /** `isOpen`: it shows a hidden card to the player, and the rest depends on what that is. */
      preferred: JudgedLine.extend({ isOpen: z.boolean() }),
      /** Half the length of the 95 % interval of the difference between the chances. */
      margin: z.number().nonnegative(),
    })
    .nullable(),
});
export type AnalysedTurn = z.infer<typeof AnalysedTurn>;

export const GameAnalysis = z.object({
  /** Whether the site analyses games. */
  isOffered: z.boolean(),
  /** The analysis that waits or runs; `null` if there is none. */
  run: z
    .object({
      turns: Count,
      done: Count,
      /** The number of analyses before it in the queue; 0 for the one that runs. */
      place: Count,
    })
    .nullable(),
  /** The turns that are analysed so far. */
  turns: z.array(AnalysedTurn),
  /** The version of the site that analysed them. */
  version: z.string().nullable(),
  /** ISO 8601; `null` until all turns are analysed. */
  finishedAt: z.string().nullable(),
});
export type GameAnalysis = z.infer<typeof GameAnalysis>;

/** GET /api/replays/{id}/analysis. 404 for a game in which the caller did not play. */
export const GameAnalysisReply = okReply({ analysis: GameAnalysis });

/**
 * POST /api/replays/{id}/analysis asks for an analysis, unless this version has finished one; DELETE cancels it. Refused
 * while another game of the caller waits or runs, for games with hidden deck lists or without a replay, and where the site
 * does not analyse games.
 */
export const GameAnalysisChangedReply = replyOf({ analysis: GameAnalysis });
