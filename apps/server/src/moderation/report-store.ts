/** Reports about people in the database. */
import { and, asc, count, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { OwnReport, Report, ReportLine } from '@amberhall/protocol';
import type { Account } from '../accounts/account-store.ts';
import { summaryOf } from '../accounts/user-views.ts';
import type { Database } from '../database/database.ts';
import { reportLines, reports } from '../database/moderation-schema.ts';
import { lobbyMessages, users } from '../database/schema.ts';
import { violatedConstraint } from '../database/violations.ts';

export type ReportRow = typeof reports.$inferSelect;
export type NewReportRow = typeof reports.$inferInsert;
export type NewReportLine = Omit<typeof reportLines.$inferInsert, 'reportId'>;

export interface FoundReport {
  row: ReportRow;
  subject: Account;
  reporter: string | null;
  handledBy: string | null;
}

const UNDECIDED = ['open', 'taken'] as const;
export const DECIDED = ['settled', 'rejected'] as const;
const MOST_OPEN = 200;
const PAGE = 50;
const MOST_OWN = 100;

export class ReportStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** The id of the new report; `undefined` if the reporter has an undecided one about the same person. */
  async add(report: NewReportRow, lines: readonly NewReportLine[]): Promise<number | undefined> {
    try {
      return await this.#database.transaction(async (transaction) => {
        const [row] = await transaction.insert(reports).values(report).returning({ id: reports.id });
        if (row === undefined) throw new Error('The database kept no report');
        const rows = lines.map((line) => ({ ...line, reportId: row.id }));
        if (rows.length > 0) await transaction.insert(reportLines).values(rows);
        return row.id;
      });
    } catch (error) {
      if (violatedConstraint(error) === 'reports_open_key') return undefined;
      throw error;
    }
  }

  /** Undecided reports, oldest first. */
  open(): Promise<FoundReport[]> {
    return this.#find(inArray(reports.state, [...UNDECIDED]), asc(reports.id), MOST_OPEN);
  }

  /** Newest first. @param before the id of the report after which the page continues */
  decided(before: number | undefined): Promise<FoundReport[]> {
    const older = before === undefined ? undefined : lt(reports.id, before);
    return this.#find(and(inArray(reports.state, [...DECIDED]), older), desc(reports.id), PAGE);
  }

  async countOpen(): Promise<number> {
    const [row] = await this.#database
      .select({ count: count() })
      .from(reports)
      .where(inArray(reports.state, [...UNDECIDED]));
    return row?.count ?? 0;
  }

  async byId(id: number): Promise<FoundReport | undefined> {
    const [found] = await this.#find(eq(reports.id, id), asc(reports.id), 1);
    return found;
  }

  /** @param isInChat whether lines of a game are still in its chat */
  async linesOf(reportId: number, isInChat: boolean): Promise<ReportLine[]> {
    const rows = await this.#database
      .select({ line: reportLines, deletedAt: lobbyMessages.deletedAt })
      .from(reportLines)
      .leftJoin(lobbyMessages, eq(lobbyMessages.id, reportLines.messageId))
      .where(eq(reportLines.reportId, reportId))
      .orderBy(asc(reportLines.id));
    return rows.map(
      ({ line: { id, name, text, writtenAt, isReported, messageId, removedAt }, deletedAt }) => {
        const isRemoved = (deletedAt ?? removedAt) !== null;
        return {
          id,
          name,
          text,
          time: writtenAt.toISOString(),
          isReported,
          isRemovable: !isRemoved && (messageId !== null || isInChat),
          isRemoved,
        };
      },
    );
  }

  /** A line of a report, with its game. */
  async lineOf(
    reportId: number,
    lineId: number,
  ): Promise<{ messageId: number | null; gameId: string | null; writtenAt: Date } | undefined> {
    const [line] = await this.#database
      .select({
        messageId: reportLines.messageId,
        gameId: reports.gameId,
        writtenAt: reportLines.writtenAt,
      })
      .from(reportLines)
      .innerJoin(reports, eq(reports.id, reportLines.reportId))
      .where(and(eq(reportLines.id, lineId), eq(reportLines.reportId, reportId)));
    return line;
  }

  /** Marks a line of a game in all reports that have it. */
  async markRemoved(gameId: string, writtenAt: Date, removedAt: Date): Promise<void> {
    const ofGame = this.#database.select({ id: reports.id }).from(reports).where(eq(reports.gameId, gameId));
    await this.#database
      .update(reportLines)
      .set({ removedAt })
      .where(and(inArray(reportLines.reportId, ofGame), eq(reportLines.writtenAt, writtenAt)));
  }

  /** Reports about a person, and those with which staff agreed. */
  async countsOf(subjectId: number): Promise<{ reports: number; upheld: number }> {
    const [row] = await this.#database
      .select({ reports: count(), upheld: sql<number>`(count(*) filter (where state = 'settled'))::int` })
      .from(reports)
      .where(eq(reports.subjectId, subjectId));
    return row ?? { reports: 0, upheld: 0 };
  }

  /**
   * Changes a report, unless it is decided or another member of staff has taken it.
   *
   * @returns `false` if it was not changed
   */
  async change(id: number, actorId: number, change: Partial<ReportRow>, isForced = false): Promise<boolean> {
    const isFree = isForced
      ? sql`true`
      : sql`(${reports.state} = 'open' or ${reports.handledById} = ${actorId})`;
    const rows = await this.#database
      .update(reports)
      .set(change)
      .where(and(eq(reports.id, id), inArray(reports.state, [...UNDECIDED]), isFree))
      .returning({ id: reports.id });
    return rows.length > 0;
  }

  /** The reports by a person, newest first. */
  async by(reporterId: number): Promise<OwnReport[]> {
    const found = await this.#find(eq(reports.reporterId, reporterId), desc(reports.id), MOST_OWN);
    return found.map(({ row }) => ({
      id: row.id,
      kind: row.kind,
      state: row.state,
      time: row.reportedAt.toISOString(),
      text: row.text,
      subject: row.subjectName,
    }));
  }

  /** The lines by a person that belong to reports, oldest first. */
  async linesBy(userId: number): Promise<{ text: string; time: string }[]> {
    const rows = await this.#database
      .select()
      .from(reportLines)
      .where(eq(reportLines.userId, userId))
      .orderBy(asc(reportLines.id));
    return rows.map(({ text, writtenAt }) => ({ text, time: writtenAt.toISOString() }));
  }

  async #find(condition: SQL | undefined, order: SQL, limit: number): Promise<FoundReport[]> {
    const [reporters, handlers] = [alias(users, 'reporters'), alias(users, 'handlers')];
    return this.#database
      .select({
        row: reports,
        subject: users,
        reporter: reporters.username,
        handledBy: handlers.username,
      })
      .from(reports)
      .innerJoin(users, eq(users.id, reports.subjectId))
      .leftJoin(reporters, eq(reporters.id, reports.reporterId))
      .leftJoin(handlers, eq(handlers.id, reports.handledById))
      .where(condition)
      .orderBy(order)
      .limit(limit);
  }
}

/** A report as the queue shows it. */
export function reportOf({ row, subject, reporter, handledBy }: FoundReport): Report {
  const { id, kind, place, state, reportedAt, text } = row;
  return {
    id,
    kind,
    place,
    state,
    time: reportedAt.toISOString(),
    subject: summaryOf(subject),
    reporter,
    text,
    handledBy,
  };
}
