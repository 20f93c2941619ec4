/** The frame of every JSON answer over HTTP. */
import { z } from 'zod';

/** A wish that was understood and refused, or a call that failed. */
export const Refused = z.object({
  success: z.literal(false),
  message: z.union([z.string(), z.array(z.string())]),
});
export type Refused = z.infer<typeof Refused>;

/** Largest number that a row in the database can have. */
const MAX_ROW_ID = 2_147_483_647;

/** The number of an account, a news item, a login …, as a caller names it. */
export const RowId = z.int().positive().max(MAX_ROW_ID);
/** The same, from a path, a query or a link in a mail. */
export const RowIdText = z.coerce.number().pipe(RowId);

/** A granted answer with `fields`. */
export function okReply<const Fields extends z.ZodRawShape>(fields: Fields) {
  return z.object({ success: z.literal(true), message: z.string().optional(), ...fields });
}

/** What a call with status 200 may answer: granted with `fields`, or refused with the reason. */
export function replyOf<const Fields extends z.ZodRawShape>(fields: Fields) {
  return z.discriminatedUnion('success', [okReply(fields), Refused]);
}
