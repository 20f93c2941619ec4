/** Replays of finished games from any viewpoint. */
import { z } from 'zod';
import type { EventView, TableView, ViewChanges } from '@amberhall/engine/vocabulary';
import { KEY_COLORS, WIN_REASONS } from '@amberhall/engine/vocabulary';
import type { GameView, RoomLine } from './game.ts';
import { objectAs, okReply } from './reply.ts';

/** Viewpoints: the first player, the second player, or a spectator. */
export const REPLAY_VIEWS = ['1', '2', 'spectator'] as const;
export const ReplayView = z.enum(REPLAY_VIEWS);
export type ReplayView = z.infer<typeof ReplayView>;

/** A moment of a replay, from a viewpoint. */
export const ReplayMoment = z.strictObject({
  gameId: z.uuid(),
  view: ReplayView,
  /** Number of decisions before it. */
  step: z.int().nonnegative(),
});
export type ReplayMoment = z.infer<typeof ReplayMoment>;

/** Steps per chunk; the last chunk of a replay holds the rest. */
export const REPLAY_CHUNK_STEPS = 64;

/** The game view without table and lines, as it was at the end of the game. */
export type ReplayHeader = Omit<GameView, 'table' | 'lines'>;

/** The changes of one decision, as one viewpoint shows them. If nothing changed, it is an empty object. */
export interface ReplayStep {
  /** Changes of the table. */
  changes?: ViewChanges;
  lines?: RoomLine[];
  events?: EventView[];
  /** The pressed button; only in the viewpoint of the player who pressed it. */
  control?: string;
}

/** A part of the replay that can be shown without the earlier parts. */
export interface ReplayChunk {
  /** Number of decisions before the first position. */
  from: number;
  /** The position after `from` decisions. */
  table: TableView;
  /** Lines from before the first decision; only in the first chunk. */
  opening: RoomLine[];
  /** The decisions that follow, at most `REPLAY_CHUNK_STEPS`. */
  steps: ReplayStep[];
}

/** A point of the replay: after so many decisions. */
const TimelinePoint = { step: z.int().nonnegative(), player: z.string() };

/** A replay that can be watched. */
export const ReadyReplay = z.object({
  state: z.literal('ready'),
  gameId: z.string(),
  /** Number of decisions. Positions are counted from 0 to this number. */
  steps: z.int().nonnegative(),
  /** ISO 8601. */
  startedAt: z.string(),
  finishedAt: z.string(),
  winner: z.string().nullable(),
  winReason: z.enum(WIN_REASONS).nullable(),
  /** The caller's own seat; `spectator` if they did not play. */
  ownView: ReplayView,
  /** By seat. */
  players: z.tuple([z.string(), z.string()]),
  turns: z.array(z.object({ ...TimelinePoint, turn: z.int() })),
  keys: z.array(z.object({ ...TimelinePoint, color: z.enum(KEY_COLORS) })),
  /** The rules version of the game, if it is not today's. Today's rules lead to the same game. */
  playedWith: z.string().nullable(),
  /** The views that the caller may see. Of a game with hidden deck lists, these are its spectators' and their own. */
  views: z.array(ReplayView),
  /** The headers of these views. */
  frames: z.object({
    1: objectAs<ReplayHeader>().optional(),
    2: objectAs<ReplayHeader>().optional(),
    spectator: objectAs<ReplayHeader>(),
  }),
});
export type ReadyReplay = z.infer<typeof ReadyReplay>;

/**
 * Why there is no replay. `private`: only its players and the staff may watch it; `running`: the game is not over;
 * `gone`: its decisions are no longer stored.
 */
export const MissingReplay = z.object({ state: z.enum(['unknown', 'private', 'running', 'gone']) });

/** The rules have changed since: replaying the decisions would lead to another game. */
export const OutdatedReplay = z.object({ state: z.literal('changed'), playedWith: z.string().nullable() });

/** GET /api/replays/{id} */
export const ReplayReply = okReply({
  replay: z.discriminatedUnion('state', [ReadyReplay, MissingReplay, OutdatedReplay]),
});
export type ReplayReply = z.infer<typeof ReplayReply>;
export type Replay = ReplayReply['replay'];

/** GET /api/replays/{id}/{view}/{chunk}. Chunks are counted from 0. */
export const ReplayChunkReply = okReply({ chunk: objectAs<ReplayChunk>() });
export type ReplayChunkReply = z.infer<typeof ReplayChunkReply>;
