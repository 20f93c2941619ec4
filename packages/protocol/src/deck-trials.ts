/** Trials of a deck: games of bots against a field of decks. */
import { z } from 'zod';
import { okReply, replyOf } from './reply.ts';

/** The games of one trial. */
export const TRIAL_GAMES = 200;

const Count = z.int().nonnegative();

/** What the games say about the deck. */
export const TrialReport = z.object({
  games: Count,
  wins: Count,
  losses: Count,
  /** Games that were stopped before a player won. */
  unfinished: Count,
  /** The wins among the games with a winner, between 0 and 1, and the interval that has the true share in 95 of 100 trials. */
  winShare: z.object({ share: z.number(), low: z.number(), high: z.number() }),
  /** The mean of the keys at the end of a game. */
  keys: z.number(),
  /** The mean number of own turns. */
  turns: z.number(),
  /** The means at the end of each own turn, over the games that lasted until it. */
  byTurn: z.array(z.object({ turn: Count, games: Count, keys: z.number(), amber: z.number() })),
  /** The cards that were played, those with the largest gain first. */
  cards: z.array(
    z.object({
      card: z.string(),
      /** The games in which it was played or used. */
      games: Count,
      /** Per game. */
      plays: z.number(),
      uses: z.number(),
      /** The share of wins in these games less that in the other games; `null` if either are too few. */
      gain: z.number().nullable(),
    }),
  ),
});
export type TrialReport = z.infer<typeof TrialReport>;

/** A finished trial. */
export const TrialResult = z.object({
  report: TrialReport,
  /** The version of the site that played the games. */
  version: z.string(),
  /** ISO 8601. */
  finishedAt: z.string(),
});
export type TrialResult = z.infer<typeof TrialResult>;

export const DeckTrial = z.object({
  /** Whether the site tries decks. */
  isOffered: z.boolean(),
  /** The trial that waits or runs; `null` if there is none. */
  run: z
    .object({
      games: Count,
      done: Count,
      /** How many trials are before it in the queue; 0 for the one that runs. */
      place: Count,
    })
    .nullable(),
  /** The last finished trial. */
  result: TrialResult.nullable(),
});
export type DeckTrial = z.infer<typeof DeckTrial>;

/** GET /api/decks/{id}/trial. 404 for a deck of somebody else. */
export const DeckTrialReply = okReply({ trial: DeckTrial });

/**
 * POST /api/decks/{id}/trial asks for a trial, DELETE cancels it; the last result stays. Refused while another deck of
 * the owner waits or runs, and where the site does not try decks.
 */
export const DeckTrialChangedReply = replyOf({ trial: DeckTrial });
