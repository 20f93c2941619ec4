/** Warnings by staff, which their person has to confirm. */
import { z } from 'zod';
import { okReply, replyOf } from './reply.ts';

export const WARNING_LENGTH = 500;

/** What the person reads. */
export const Warning = z.object({
  id: z.int(),
  text: z.string(),
  /** ISO 8601. */
  time: z.string(),
});
export type Warning = z.infer<typeof Warning>;

/** A warning as staff see it. */
export const WarningEntry = z.object({
  ...Warning.shape,
  /** Who sent it; `null` for a deleted account. */
  by: z.string().nullable(),
  /** When the person confirmed it (ISO 8601). */
  confirmedAt: z.string().nullable(),
});
export type WarningEntry = z.infer<typeof WarningEntry>;

/** POST /api/moderation/users/{username}/warnings. Refused for oneself, and for administrators by other staff. */
export const NewWarning = z.strictObject({ text: z.string().trim().min(1).max(WARNING_LENGTH) });
export type NewWarning = z.infer<typeof NewWarning>;
export const NewWarningReply = replyOf({ warning: WarningEntry });

/** GET /api/moderation/users/{username}/warnings. The newest first. */
export const WarningsReply = okReply({ warnings: z.array(WarningEntry) });

/** PUT /api/account/{username}/warnings/{id}: the person confirms to have read it. */
export const ConfirmWarningReply = okReply({ id: z.int() });
