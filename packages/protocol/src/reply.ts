/** The frame of every JSON answer over HTTP. */
import { z } from 'zod';

/** A wish that was understood and refused, or a call that failed. */
export const Refused = z.object({
  success: z.literal(false),
  message: z.union([z.string(), z.array(z.string())]),
});
export type Refused = z.infer<typeof Refused>;

/** A granted answer with `fields`. */
export function granted<const Fields extends z.ZodRawShape>(fields: Fields) {
  return z.object({ success: z.literal(true), message: z.string().optional(), ...fields });
}

/** What a call with status 200 may answer: granted with `fields`, or refused with the reason. */
export function replyOf<const Fields extends z.ZodRawShape>(fields: Fields) {
  return z.discriminatedUnion('success', [granted(fields), Refused]);
}
