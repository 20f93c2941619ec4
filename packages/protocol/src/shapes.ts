/** Shapes that several calls and messages share. */
import { z } from 'zod';

export const GAME_TYPES = ['beginner', 'casual', 'competitive'] as const;
export const GameType = z.enum(GAME_TYPES);
export type GameType = z.infer<typeof GameType>;

export const GAME_FORMATS = [
  'normal',
  'unchained',
  'sealed',
  'reversal',
  'adaptive-bo1',
  'alliance',
] as const;
export const GameFormat = z.enum(GAME_FORMATS);
export type GameFormat = z.infer<typeof GameFormat>;

/** The role that gives a name its colour: the first that applies, in this order. */
export const ROLES = ['admin', 'winner', 'previouswinner', 'contributor', 'supporter', 'user'] as const;
export const Role = z.enum(ROLES);
export type Role = z.infer<typeof Role>;

export const UserSummary = z.strictObject({
  username: z.string(),
  name: z.string(),
  avatar: z.string().nullable(),
  role: Role,
});
export type UserSummary = z.infer<typeof UserSummary>;

/** Why a socket message was refused. */
export const REFUSALS = [
  'BAD_REQUEST',
  'NOT_LOGGED_IN',
  'FORBIDDEN',
  'NOT_FOUND',
  'ALREADY_IN_GAME',
  'GAME_FULL',
  'GAME_STARTED',
  'PASSWORD_REQUIRED',
  'PASSWORD_WRONG',
  'BLOCKED',
  /** The game was opened for other players. */
  'NOT_INVITED',
  'SPECTATORS_NOT_ALLOWED',
  'DECK_NOT_USABLE',
  'NOT_OWNER',
  'NO_NODE',
  /** No new games start, because the program is about to be updated. */
  'UPDATING',
  'STALE_PROMPT',
  'NOT_OFFERED',
  'NOT_YOUR_PROMPT',
  /** Spectators may only read. */
  'MUTED',
  /** Staff have muted the account. */
  'ACCOUNT_MUTED',
  'RATE_LIMITED',
  'GAME_OVER',
  /** The engine failed at the decision. The game continues from before it. */
  'MOVE_REVERTED',
  /** The game ended because of a fault. */
  'GAME_ABORTED',
  /** A fault of the server. */
  'INTERNAL',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** The answer to a socket message, through its acknowledgement. */
export type Ack<T = object> = ({ ok: true } & T) | { ok: false; code: Refusal; message: string };
