/** Finished games, to be watched again from any viewpoint. */
import { z } from 'zod';
import type { EventView, TableView, ViewChanges } from '@amberhall/engine/vocabulary';
import { KEY_COLORS, WIN_REASONS } from '@amberhall/engine/vocabulary';
import type { GameView, RoomLine } from './game.ts';
import { okReply } from './reply.ts';

/** From where one watches: the seat of the first or second player of the opening, or the side of the table. */
export const REPLAY_VIEWS = ['1', '2', 'spectator'] as const;
export const ReplayView = z.enum(REPLAY_VIEWS);
export type ReplayView = z.infer<typeof ReplayView>;

/** Steps that a chunk holds; the last one of a replay holds the rest. */
export const REPLAY_CHUNK_STEPS = 64;

/** The game around the table; it stays as it was at the end. */
export type ReplayHeader = Omit<GameView, 'table' | 'lines'>;

/** What one decision changed, as one viewpoint shows it. Nothing at all is an empty object. */
export interface ReplayStep {
  /** Of the table. */
  changes?: ViewChanges;
  lines?: RoomLine[];
  events?: EventView[];
  /** The button that was pressed, for whoever pressed it. */
  control?: string;
}

/** A part of the replay that can be shown without those before it. */
export interface ReplayChunk {
  /** Decisions taken before the first position. */
  from: number;
  /** The position after `from` decisions. */
  table: TableView;
  /** Written before the first decision of all: in the first chunk only. */
  opening: RoomLine[];
  /** The decisions that follow, at most `REPLAY_CHUNK_STEPS`. */
  steps: ReplayStep[];
}

/** The shape is the engine's own: the edge checks only that it is an object. */
function objectAs<Shape>() {
  return z.looseObject({}) as unknown as z.ZodType<Shape>;
}

/** Where something began or happened: after so many decisions. */
const TimelinePoint = { step: z.int().nonnegative(), player: z.string() };

/** A replay that can be watched. */
export const ReadyReplay = z.object({
  state: z.literal('ready'),
  gameId: z.string(),
  /** How many decisions were taken: positions are counted from 0 to this. */
  steps: z.int().nonnegative(),
  /** ISO 8601. */
  startedAt: z.string(),
  finishedAt: z.string(),
  winner: z.string().nullable(),
  winReason: z.enum(WIN_REASONS).nullable(),
  /** The caller's own seat, if they played. */
  ownView: ReplayView,
  /** By seat. */
  players: z.tuple([z.string(), z.string()]),
  turns: z.array(z.object({ ...TimelinePoint, turn: z.int() })),
  keys: z.array(z.object({ ...TimelinePoint, color: z.enum(KEY_COLORS) })),
  /** The rules it was played by, if those of today are called otherwise. They have come to the same game. */
  playedWith: z.string().nullable(),
  frames: z.record(ReplayView, objectAs<ReplayHeader>()),
});
export type ReadyReplay = z.infer<typeof ReadyReplay>;

/**
 * Why there is nothing to watch. `private`: only its players and the staff may; `running`: it is not over;
 * `gone`: its decisions are not kept any more.
 */
export const MissingReplay = z.object({ state: z.enum(['unknown', 'private', 'running', 'gone']) });

/** The rules have changed since: played again it would be another game. */
export const OutdatedReplay = z.object({ state: z.literal('changed'), playedWith: z.string().nullable() });

/** GET /api/replays/{id} */
export const ReplayReply = okReply({
  replay: z.discriminatedUnion('state', [ReadyReplay, MissingReplay, OutdatedReplay]),
});
export type ReplayReply = z.infer<typeof ReplayReply>;
export type Replay = ReplayReply['replay'];

/** GET /api/replays/{id}/{view}/{chunk}: chunks are counted from 0. */
export const ReplayChunkReply = okReply({ chunk: objectAs<ReplayChunk>() });
export type ReplayChunkReply = z.infer<typeof ReplayChunkReply>;
