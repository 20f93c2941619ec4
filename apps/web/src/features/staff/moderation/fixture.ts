import type { MeasureEntry, OpenedReport, Report, ReportLine, WarningEntry } from '@amberhall/protocol';

export const TIME = '2026-11-21T18:41:00.000Z';

/** A report about a line of fox, for tests. */
export const report = (changes: Partial<Report> = {}): Report => ({
  id: 5,
  kind: 'line',
  place: 'lobby',
  state: 'open',
  time: TIME,
  subject: { username: 'fox', name: 'fox', avatar: null, role: 'user' },
  reporter: 'pip',
  text: 'the third time tonight',
  handledBy: null,
  ...changes,
});

/** The reported line of fox. */
export const reportLine = (changes: Partial<ReportLine> = {}): ReportLine => ({
  name: 'fox',
  text: 'something rude',
  time: TIME,
  isReported: true,
  id: 8,
  isRemovable: true,
  isRemoved: false,
  ...changes,
});

/** The same report with everything that staff see about it. */
export const openedReport = (changes: Partial<OpenedReport> = {}): OpenedReport => ({
  ...report(changes),
  gameId: null,
  subjectName: 'fox',
  lines: [reportLine({ name: 'pip', text: 'well played', id: 7, isReported: false }), reportLine()],
  note: '',
  decidedAt: null,
  since: TIME,
  reports: 5,
  upheld: 3,
  measures: [],
  warnings: [],
  ...changes,
});

/** A permanent mute of fox by pip, for tests. */
export const measure = (changes: Partial<MeasureEntry> = {}): MeasureEntry => ({
  id: 3,
  kind: 'mute',
  reason: 'spam',
  until: null,
  user: 'fox',
  since: TIME,
  by: 'pip',
  note: '',
  liftedAt: null,
  ...changes,
});

/** A warning of fox by pip that is not confirmed, for tests. */
export const warning = (changes: Partial<WarningEntry> = {}): WarningEntry => ({
  id: 9,
  text: 'Please be kind.',
  time: TIME,
  by: 'pip',
  confirmedAt: null,
  ...changes,
});
