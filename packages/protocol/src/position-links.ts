/** Positions that people share as links, each with a question of their own. */
import { z } from 'zod';
import { Position } from './position.ts';
import { ReplayMoment } from './replays.ts';
import { okReply, replyOf } from './reply.ts';
import { UserSummary } from './shapes.ts';

/** In letters. */
export const QUESTION_LENGTH = 200;
/** Links of one account. */
export const MOST_POSITION_LINKS = 50;

/** `win`: the player is to win in this turn; `play`: no goal, the position is just played. */
export const POSITION_GOALS = ['win', 'play'] as const;
export const PositionGoal = z.enum(POSITION_GOALS);
export type PositionGoal = z.infer<typeof PositionGoal>;

/**
 * POST /api/position-links. Refused for a moment of a replay that not everybody may watch, and for an account with the
 * largest number of links.
 */
export const SharePositionBody = z.strictObject({
  replay: ReplayMoment,
  question: z.string().trim().min(1).max(QUESTION_LENGTH),
  goal: PositionGoal,
});
export type SharePositionBody = z.infer<typeof SharePositionBody>;

/** A link without its position. */
export const PositionLinkEntry = z.object({
  /** The last part of its address. */
  key: z.string(),
  question: z.string(),
  goal: PositionGoal,
  /** ISO 8601. */
  createdAt: z.string(),
});
export type PositionLinkEntry = z.infer<typeof PositionLinkEntry>;

export const PositionLink = z.object({
  ...PositionLinkEntry.shape,
  owner: UserSummary,
  position: Position,
  /** Whether the caller may remove it: its owner, and moderators. */
  canRemove: z.boolean(),
});
export type PositionLink = z.infer<typeof PositionLink>;

/** The answer to POST /api/position-links. */
export const SharePositionReply = replyOf({ link: PositionLinkEntry });

/** GET /api/position-links. The caller's own, newest first. */
export const PositionLinksReply = okReply({ links: z.array(PositionLinkEntry) });

/** GET /api/position-links/{key}. For everybody who has the key. */
export const PositionLinkReply = okReply({ link: PositionLink });

/** DELETE /api/position-links/{key}. For its owner and moderators. */
export const RemovePositionLinkReply = okReply({});
