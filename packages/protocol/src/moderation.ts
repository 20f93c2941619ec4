/** Reports about people, the queue in which staff decide on them, and measures against accounts. */
import { z } from 'zod';
import { Measure, NewMeasure } from './measures.ts';
import { okReply, replyOf, RowId, RowIdText } from './reply.ts';
import { UserSummary } from './shapes.ts';
import { WarningEntry } from './warnings.ts';

export const REPORT_TEXT_LENGTH = 500;
export const NOTE_LENGTH = 1000;

/** What is reported: the behavior of a person, a line of a chat, or a name. */
export const REPORT_KINDS = ['player', 'line', 'name'] as const;
export const ReportKind = z.enum(REPORT_KINDS);
export type ReportKind = z.infer<typeof ReportKind>;

/** `settled`: staff agreed with the report. */
export const REPORT_STATES = ['open', 'taken', 'settled', 'rejected'] as const;
export const ReportState = z.enum(REPORT_STATES);
export type ReportState = z.infer<typeof ReportState>;

export const REPORT_PLACES = ['lobby', 'game', 'page'] as const;
export const ReportPlace = z.enum(REPORT_PLACES);
export type ReportPlace = z.infer<typeof ReportPlace>;

/** POST /api/moderation/reports. The server attaches the lines of the chat by itself. */
export const NewReport = z.strictObject({
  username: z.string().min(1).max(64),
  kind: ReportKind,
  text: z.string().trim().max(REPORT_TEXT_LENGTH),
  where: z.discriminatedUnion('place', [
    z.strictObject({ place: z.literal('lobby'), line: RowId.optional() }),
    /** The game in which the caller is. */
    z.strictObject({ place: z.literal('game'), line: z.int().positive().optional() }),
    z.strictObject({ place: z.literal('page') }),
  ]),
});
export type NewReport = z.infer<typeof NewReport>;
export const NewReportReply = replyOf({ id: z.int() });

export const REPORT_TEXTS = {
  twice: 'You have already reported this user. Staff will look at it.',
  oneself: 'You cannot report yourself.',
  unknown: 'There is no user with that name.',
} as const;

/** A measure as staff see it. */
export const MeasureEntry = z.object({
  ...Measure.shape,
  id: z.int(),
  user: z.string(),
  /** ISO 8601. */
  since: z.string(),
  /** Who took it; `null` for a deleted account. */
  by: z.string().nullable(),
  note: z.string(),
  /** When staff ended it early (ISO 8601). */
  liftedAt: z.string().nullable(),
});
export type MeasureEntry = z.infer<typeof MeasureEntry>;

/** A report in the queue. */
export const Report = z.object({
  id: z.int(),
  kind: ReportKind,
  place: ReportPlace,
  state: ReportState,
  /** ISO 8601. */
  time: z.string(),
  subject: UserSummary,
  /** `null` for a deleted account. */
  reporter: z.string().nullable(),
  text: z.string(),
  /** The member of staff who has taken it or decided on it. */
  handledBy: z.string().nullable(),
});
export type Report = z.infer<typeof Report>;

export const ReportLine = z.object({
  id: z.int(),
  name: z.string(),
  text: z.string(),
  /** ISO 8601. */
  time: z.string(),
  isReported: z.boolean(),
  /** Staff can remove it from its chat. */
  isRemovable: z.boolean(),
  isRemoved: z.boolean(),
});
export type ReportLine = z.infer<typeof ReportLine>;

/** A report with everything that staff need to decide. */
export const OpenedReport = z.object({
  ...Report.shape,
  gameId: z.string().nullable(),
  /** The name of the person at the time of the report. */
  subjectName: z.string(),
  lines: z.array(ReportLine),
  note: z.string(),
  /** ISO 8601. */
  decidedAt: z.string().nullable(),
  /** When the person registered (ISO 8601). */
  since: z.string(),
  /** Reports about the person, and those with which staff agreed. */
  reports: z.int(),
  upheld: z.int(),
  /** The newest first. */
  measures: z.array(MeasureEntry),
  /** The newest first. */
  warnings: z.array(WarningEntry),
});
export type OpenedReport = z.infer<typeof OpenedReport>;

/** GET /api/moderation/reports. Open reports oldest first; decided ones newest first, page by page. */
export const ReportsQuery = z.object({
  show: z.enum(['open', 'decided']).default('open'),
  before: RowIdText.optional(),
});
export const ReportsReply = okReply({
  reports: z.array(Report),
  /** The number of reports that are open or taken. */
  open: z.int(),
});

/** GET /api/moderation/reports/{id}. */
export const OpenedReportReply = okReply({ report: OpenedReport });

/** PUT /api/moderation/reports/{id}. Bans need the permission canManageUsers as well. */
export const ReportDecision = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('take') }),
  z.strictObject({ act: z.literal('release') }),
  z.strictObject({ act: z.literal('reject'), note: z.string().trim().max(NOTE_LENGTH) }),
  z.strictObject({
    act: z.literal('settle'),
    note: z.string().trim().max(NOTE_LENGTH),
    measure: NewMeasure.nullable(),
  }),
]);
export type ReportDecision = z.infer<typeof ReportDecision>;
export const ReportDecisionReply = replyOf({ report: OpenedReport });

export const DECISION_TEXTS = {
  own: 'You cannot decide on a report about yourself.',
  taken: 'Another member of staff has taken this report.',
  decided: 'This report is already decided.',
  past: 'The end must be in the future.',
} as const;

/** GET /api/moderation/measures: the ones in force, newest first. */
export const MeasuresReply = okReply({ measures: z.array(MeasureEntry) });

/** POST /api/moderation/measures: a measure without a report. */
export const TakeMeasureBody = z.strictObject({
  ...NewMeasure.shape,
  username: z.string().min(1).max(64),
  note: z.string().trim().max(NOTE_LENGTH),
});
export const TakeMeasureReply = replyOf({ measure: MeasureEntry });

/** DELETE /api/moderation/measures/{id}: ends a measure early. */
export const LiftMeasureReply = okReply({ id: z.int() });

/** A report by the caller. */
export const OwnReport = Report.pick({ id: true, kind: true, state: true, time: true, text: true }).extend({
  subject: z.string(),
});
export type OwnReport = z.infer<typeof OwnReport>;

/** GET /api/account/{username}/reports. Newest first. */
export const OwnReportsReply = okReply({ reports: z.array(OwnReport) });
