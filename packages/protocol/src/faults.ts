/** Faults of the rules or the board that players report from a game. */
import { z } from 'zod';
import type { RoomLine } from './game.ts';
import { NOTE_LENGTH, ReportState } from './moderation.ts';
import { okReply, replyOf, RowIdText } from './reply.ts';

export const FAULT_LENGTH = 500;
/** Log lines that are stored with a fault. */
export const FAULT_LINES = 100;

/** POST /api/faults. The server adds the position, the version of the rules and the log. */
export const NewFault = z.strictObject({
  gameId: z.uuid(),
  /** Number of decisions before the fault; without it, the last position. */
  step: z.int().nonnegative().optional(),
  text: z.string().trim().min(1).max(FAULT_LENGTH),
});
export type NewFault = z.infer<typeof NewFault>;
export const NewFaultReply = replyOf({ id: z.int() });

export const Fault = z.object({
  id: z.int(),
  gameId: z.string(),
  step: z.int(),
  /** The version of the rules that the game was played with. */
  engineVersion: z.string(),
  state: ReportState,
  /** ISO 8601. */
  time: z.string(),
  /** `null` for a deleted account. */
  reporter: z.string().nullable(),
  text: z.string(),
  handledBy: z.string().nullable(),
});
export type Fault = z.infer<typeof Fault>;

/** The shape of a line is the engine's own. */
const Line = z.looseObject({}) as unknown as z.ZodType<RoomLine>;

export const OpenedFault = z.object({
  ...Fault.shape,
  /** The game has not ended, so there is no replay of it yet. */
  isRunning: z.boolean(),
  /** The log before the fault, as the reporter saw it. */
  lines: z.array(Line),
  note: z.string(),
});
export type OpenedFault = z.infer<typeof OpenedFault>;

/** GET /api/faults. Undecided faults oldest first; decided ones newest first, page by page. */
export const FaultsQuery = z.object({
  show: z.enum(['open', 'decided']).default('open'),
  before: RowIdText.optional(),
});
export const FaultsReply = okReply({ faults: z.array(Fault) });

/** GET /api/faults/{id}. */
export const OpenedFaultReply = okReply({ fault: OpenedFault });

/** PUT /api/faults/{id}. */
export const ChangeFaultBody = z.strictObject({
  state: ReportState,
  note: z.string().trim().max(NOTE_LENGTH),
});
export type ChangeFaultBody = z.infer<typeof ChangeFaultBody>;
export const ChangeFaultReply = replyOf({ fault: OpenedFault });

/** GET /api/account/{username}/faults. Newest first. */
export const OwnFaultsReply = okReply({ faults: z.array(Fault) });

export const FAULT_TEXTS = { unknown: 'There is no such game.' } as const;
