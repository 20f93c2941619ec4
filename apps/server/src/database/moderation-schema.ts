/** The tables of reports about people and faults, and of measures and warnings. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type {
  MeasureKind,
  MeasureReason,
  ReportKind,
  ReportPlace,
  ReportState,
  RoomLine,
} from '@amberhall/protocol';
import { games, id, lobbyMessages, moment, users } from './schema.ts';

const staffMember = () => integer().references(() => users.id, { onDelete: 'set null' });

export const reports = pgTable(
  'reports',
  {
    id: id(),
    kind: text().$type<ReportKind>().notNull(),
    place: text().$type<ReportPlace>().notNull(),
    state: text().$type<ReportState>().notNull().default('open'),
    subjectId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The name at that time. */
    subjectName: text().notNull(),
    reporterId: integer().references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull(),
    gameId: uuid(),
    reportedAt: moment().notNull(),
    /** The member of staff who has taken it or decided on it. */
    handledById: staffMember(),
    decidedAt: moment(),
    note: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('reports_open_key')
      .on(table.reporterId, table.subjectId)
      .where(sql`state in ('open', 'taken')`),
    index('reports_state').on(table.state, table.id),
    index('reports_subject').on(table.subjectId),
    index('reports_reporter').on(table.reporterId, table.id),
    index('reports_handled_by').on(table.handledById),
  ],
);

/** The lines of the chat that belong to a report. Those of a deleted account go with it. */
export const reportLines = pgTable(
  'report_lines',
  {
    id: id(),
    reportId: integer()
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    /** `null` for guests. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    text: text().notNull(),
    writtenAt: moment().notNull(),
    isReported: boolean().notNull().default(false),
    /** The message of the lobby; `null` for a line of a game. */
    messageId: integer().references(() => lobbyMessages.id, { onDelete: 'set null' }),
    /** When staff removed a line of a game. That of a lobby message is kept with the message. */
    removedAt: moment(),
  },
  (table) => [
    index('report_lines_report').on(table.reportId),
    index('report_lines_user').on(table.userId),
    index('report_lines_message').on(table.messageId),
  ],
);

/** Faults of the rules or the board, each with the position at which a player has reported it. */
export const faults = pgTable(
  'faults',
  {
    id: id(),
    gameId: uuid()
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    /** Number of decisions before it. */
    step: integer().notNull(),
    engineVersion: text().notNull(),
    reporterId: integer().references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull(),
    /** The log as the reporter saw it, without the chat. */
    lines: jsonb().$type<RoomLine[]>().notNull(),
    reportedAt: moment().notNull(),
    state: text().$type<ReportState>().notNull().default('open'),
    handledById: staffMember(),
    note: text().notNull().default(''),
  },
  (table) => [
    index('faults_game').on(table.gameId),
    index('faults_state').on(table.state, table.id),
    index('faults_reporter').on(table.reporterId, table.id),
    index('faults_handled_by').on(table.handledById),
  ],
);

/** Mutes and bans of accounts. One is in force until it ends or staff lift it. */
export const measures = pgTable(
  'measures',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<MeasureKind>().notNull(),
    reason: text().$type<MeasureReason>().notNull(),
    takenAt: moment().notNull(),
    /** `null` if it is permanent. */
    endsAt: moment(),
    takenById: staffMember(),
    note: text().notNull().default(''),
    liftedAt: moment(),
    liftedById: staffMember(),
  },
  (table) => [
    index('measures_user').on(table.userId, table.kind),
    index('measures_lifted').on(table.liftedAt, table.endsAt),
    index('measures_taken_by').on(table.takenById),
    index('measures_lifted_by').on(table.liftedById),
  ],
);

/** Warnings by staff, which their person has to confirm. */
export const warnings = pgTable(
  'warnings',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    sentAt: moment().notNull(),
    sentById: staffMember(),
    /** `null` until the person has confirmed it. */
    confirmedAt: moment(),
  },
  (table) => [
    index('warnings_user').on(table.userId, table.confirmedAt),
    index('warnings_sent_by').on(table.sentById),
  ],
);
