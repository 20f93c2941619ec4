/** The choice of a measure in a form: a reason, and how long. */
import type { MeasureKind, MeasureReason, NewMeasure } from '@amberhall/protocol';

/** How often a form compares the chosen end with the time, in milliseconds. */
export const CLOCK_MS = 30_000;
const DAY_MS = 24 * 60 * 60_000;

/** Days, `permanent`, or a date that is picked. */
export const DURATIONS = ['1', '3', '7', '30', 'permanent', 'date'] as const;
export type Duration = (typeof DURATIONS)[number];

export interface MeasureChoice {
  reason: MeasureReason;
  duration: Duration;
  /** As a date field gives it, e.g. `2026-11-29`; for the duration `date`. */
  date: string;
}

export const FIRST_CHOICE: MeasureChoice = { reason: 'insults', duration: '1', date: '' };

/** @returns the end (ISO 8601), `null` for a permanent measure, and `undefined` while no date in the future is picked */
export function endOf({ duration, date }: MeasureChoice, now: number): string | null | undefined {
  if (duration === 'permanent') return null;
  if (duration !== 'date') return new Date(now + Number(duration) * DAY_MS).toISOString();
  // In the time zone of the member of staff, who reads the end before confirming it.
  const picked = new Date(`${date}T00:00`);
  return picked.getTime() > now ? picked.toISOString() : undefined;
}

/** @returns the measure; `undefined` while its end is missing */
export function measureFrom(kind: MeasureKind, choice: MeasureChoice, now: number): NewMeasure | undefined {
  const until = endOf(choice, now);
  return until === undefined ? undefined : { kind, reason: choice.reason, until };
}
