/** Mutes and bans of accounts. */
import { z } from 'zod';

/** `mute`: plays and reads, but cannot write. `ban`: cannot log in. */
export const MEASURE_KINDS = ['mute', 'ban'] as const;
export const MeasureKind = z.enum(MEASURE_KINDS);
export type MeasureKind = z.infer<typeof MeasureKind>;

/** The reasons that the person reads, in their language. */
export const MEASURE_REASONS = ['insults', 'spam', 'name', 'stalling', 'cheating', 'other'] as const;
export const MeasureReason = z.enum(MEASURE_REASONS);
export type MeasureReason = z.infer<typeof MeasureReason>;

/** What the person is told. */
export const Measure = z.object({
  kind: MeasureKind,
  reason: MeasureReason,
  /** ISO 8601; `null` if it is permanent. */
  until: z.string().nullable(),
});
export type Measure = z.infer<typeof Measure>;

/** A measure that staff take. */
export const NewMeasure = z.strictObject({
  kind: MeasureKind,
  reason: MeasureReason,
  until: z.iso.datetime().nullable(),
});
export type NewMeasure = z.infer<typeof NewMeasure>;
