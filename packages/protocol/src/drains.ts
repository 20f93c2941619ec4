/** Draining of a game node: it takes no new games and waits until its games are over. */
import { z } from 'zod';

/** Minutes. */
export const DRAIN_LIMIT = { min: 1, max: 24 * 60 } as const;

/** Minutes after which the node hands the remaining games over. */
export const DrainMinutes = z.int().min(DRAIN_LIMIT.min).max(DRAIN_LIMIT.max);

/** The default. */
export const DRAIN_MINUTES = 60;

export const DrainRequest = z.object({ minutes: DrainMinutes });

/** The state of a node that drains. */
export const NodeDrain = z.object({
  /** The number of its games that are not over. */
  games: z.int(),
  /** When the time limit ends. */
  until: z.iso.datetime(),
});
export type NodeDrain = z.infer<typeof NodeDrain>;

/** The answer of a node to its operators. */
export const DrainReply = z.object({ drain: NodeDrain.nullable() });
export type DrainReply = z.infer<typeof DrainReply>;
