/** The envelope of every JSON answer over HTTP. */
import { z } from 'zod';
import { Measure } from './measures.ts';

/** The answer to a request that was refused or failed. */
export const Refused = z.object({
  success: z.literal(false),
  message: z.union([z.string(), z.array(z.string())]),
  /** The ban because of which a login is refused. */
  ban: Measure.optional(),
});
export type Refused = z.infer<typeof Refused>;

/** Largest id of a database row. */
const MAX_ROW_ID = 2_147_483_647;

/** The id of an account, a news item, a session … in a request. */
export const RowId = z.int().positive().max(MAX_ROW_ID);
/** The same as text, from a path, a query or a link in an e-mail. */
export const RowIdText = z.coerce.number().pipe(RowId);

/** A schema that only checks for an object: the shape is the engine's own. */
export function objectAs<Shape>() {
  return z.looseObject({}) as unknown as z.ZodType<Shape>;
}

/** A successful answer with `fields`. */
export function okReply<const Fields extends z.ZodRawShape>(fields: Fields) {
  return z.object({ success: z.literal(true), message: z.string().optional(), ...fields });
}

/** The answer of a call with status 200: successful with `fields`, or refused with a message. */
export function replyOf<const Fields extends z.ZodRawShape>(fields: Fields) {
  return z.discriminatedUnion('success', [okReply(fields), Refused]);
}
