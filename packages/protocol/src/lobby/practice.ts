/** Games against a bot, or of one user against themselves. */
import { z } from 'zod';
import { Position } from '../position.ts';
import { ReplayMoment } from '../replays.ts';
import { RowId } from '../reply.ts';
import { BOT_LEVELS } from './bots.ts';

/** A game against the bot or oneself. Decks that are not chosen are random ready-made ones. */
export const Practice = z.strictObject({
  deckId: RowId.optional(),
  /** Whether `deckId` is a ready-made deck. Default: true. */
  isStandalone: z.boolean().optional(),
  /** The deck of the other side. */
  otherDeck: z.strictObject({ deckId: RowId, isStandalone: z.boolean() }).optional(),
  /** Whether the user plays both sides. Default: false, the bot plays the other side. */
  bothSides: z.boolean().optional(),
  /** The game begins in this position, which brings its own cards. */
  position: Position.optional(),
  /** The game goes on from this moment of a replay, in place of a position. */
  replay: ReplayMoment.optional(),
  /** Default: `steady`. */
  botLevel: z.enum(BOT_LEVELS).optional(),
});
export type Practice = z.infer<typeof Practice>;
