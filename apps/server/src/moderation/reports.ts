/** Reports about people: users send them, and staff decide on them. */
import { DECISION_TEXTS, REPORT_TEXTS } from '@amberhall/protocol';
import type {
  NewReport,
  OpenedReport,
  OwnReport,
  Report,
  ReportDecision,
  ReportState,
} from '@amberhall/protocol';
import { isAdministrator } from '../accounts/administrator-rights.ts';
import type { Account } from '../accounts/account-store.ts';
import { Problem, refused } from '../http/problems.ts';
import type { AuditLog } from '../staff/audit.ts';
import { chatExcerpt, NO_LINE } from './chat-excerpt.ts';
import type { ChatExcerptParts } from './chat-excerpt.ts';
import type { LineReference } from './kept-line.ts';
import type { Measures } from './measures.ts';
import { DECIDED, reportOf } from './report-store.ts';
import type { FoundReport, ReportStore } from './report-store.ts';
import type { Warnings } from './warnings.ts';

export interface ReportParts extends ChatExcerptParts {
  store: ReportStore;
  measures: Measures;
  warnings: Pick<Warnings, 'of'>;
  audit: AuditLog;
  lobby: ReportedChats;
}

/** The chats from which reported lines can be removed. */
export interface ReportedChats {
  /** Whether a game is open, so that its chat is shown. */
  isOpen(gameId: string): boolean;
  /** @throws {Problem} if there is no such message */
  removeMessage(actor: Account, id: number): Promise<void>;
  /** @throws {Problem} if there is no such line */
  removeGameLine(actor: Account, gameId: string, line: LineReference): Promise<void>;
}

export class Reports {
  readonly #parts: ReportParts;

  constructor(parts: ReportParts) {
    this.#parts = parts;
  }

  /** @throws {Problem} for oneself, an unknown user or line, and a second undecided report about the same user */
  async add(reporter: Account, { username, kind, text, where }: NewReport): Promise<number> {
    const { store, accounts, now } = this.#parts;
    const subject = await accounts.byName(username);
    if (subject === undefined) throw new Problem(404, REPORT_TEXTS.unknown);
    if (subject.id === reporter.id) throw refused(REPORT_TEXTS.oneself);
    const { gameId, lines } = await chatExcerpt(this.#parts, reporter, subject, where);
    const id = await store.add(
      {
        kind,
        place: where.place,
        text,
        gameId,
        subjectId: subject.id,
        subjectName: subject.username,
        reporterId: reporter.id,
        reportedAt: now(),
      },
      lines,
    );
    if (id === undefined) throw refused(REPORT_TEXTS.twice);
    return id;
  }

  by(account: Account): Promise<OwnReport[]> {
    return this.#parts.store.by(account.id);
  }

  /** The lines of a person that belong to reports. */
  linesBy(account: Account): Promise<{ text: string; time: string }[]> {
    return this.#parts.store.linesBy(account.id);
  }

  /** @param before the id of the last report of the previous page of decided ones */
  async list(
    show: 'open' | 'decided',
    before: number | undefined,
  ): Promise<{ reports: Report[]; open: number }> {
    const { store } = this.#parts;
    const found = await (show === 'open' ? store.open() : store.decided(before));
    return { reports: found.map(reportOf), open: await store.countOpen() };
  }

  /** @throws {Problem} if there is no such report */
  async open(id: number): Promise<OpenedReport> {
    const { store, measures, warnings, lobby } = this.#parts;
    const found = await this.#find(id);
    const { row, subject } = found;
    return {
      ...reportOf(found),
      gameId: row.gameId,
      subjectName: row.subjectName,
      lines: await store.linesOf(id, row.gameId !== null && lobby.isOpen(row.gameId)),
      note: row.note,
      decidedAt: row.decidedAt?.toISOString() ?? null,
      since: subject.registeredAt.toISOString(),
      ...(await store.countsOf(subject.id)),
      measures: await measures.of(subject.id),
      warnings: await warnings.of(subject.id),
    };
  }

  /** Removes a line of a report from the chat in which it was said. @throws {Problem} if it is not there any more */
  async removeLine(actor: Account, id: number, lineId: number): Promise<void> {
    const { store, lobby } = this.#parts;
    const line = await store.lineOf(id, lineId);
    if (line === undefined) throw new Problem(404, NO_LINE);
    const { messageId, gameId, writtenAt } = line;
    if (messageId !== null) return lobby.removeMessage(actor, messageId);
    if (gameId === null) throw new Problem(404, NO_LINE);
    return lobby.removeGameLine(actor, gameId, { date: writtenAt.toISOString() });
  }

  /** @throws {Problem} for a report about the actor, and one that is decided or that another has taken */
  async decide(actor: Account, id: number, decision: ReportDecision): Promise<OpenedReport> {
    const found = await this.#find(id);
    if (found.row.subjectId === actor.id) throw refused(DECISION_TEXTS.own);
    switch (decision.act) {
      case 'take':
        await this.#change(actor, found, { state: 'taken', handledById: actor.id });
        break;
      case 'release':
        await this.#change(actor, found, { state: 'open', handledById: null }, isAdministrator(actor));
        break;
      case 'reject':
        await this.#close(actor, found, 'rejected', decision.note);
        break;
      case 'settle':
        await this.#settle(actor, found, decision);
    }
    return this.open(id);
  }

  async #settle(
    actor: Account,
    found: FoundReport,
    { note, measure }: Extract<ReportDecision, { act: 'settle' }>,
  ): Promise<void> {
    const { measures } = this.#parts;
    const { subject, row } = found;
    if (measure !== null) measures.check(actor, subject, measure);
    await this.#close(actor, found, 'settled', note);
    if (measure !== null) await measures.take(actor, subject, measure, { note, report: row.id });
  }

  async #close(
    actor: Account,
    found: FoundReport,
    state: 'settled' | 'rejected',
    note: string,
  ): Promise<void> {
    const { audit, now } = this.#parts;
    await this.#change(actor, found, { state, note, handledById: actor.id, decidedAt: now() });
    const details = { report: found.row.id, ...(note !== '' && { note }) };
    await audit.write({ actor, act: `report ${state}`, target: found.subject.username, details });
  }

  async #change(
    actor: Account,
    { row }: FoundReport,
    change: Parameters<ReportStore['change']>[2],
    isForced = false,
  ): Promise<void> {
    const { store } = this.#parts;
    if (await store.change(row.id, actor.id, change, isForced)) return;
    const now = await this.#find(row.id);
    throw refused(isDecided(now.row.state) ? DECISION_TEXTS.decided : DECISION_TEXTS.taken);
  }

  async #find(id: number): Promise<FoundReport> {
    const found = await this.#parts.store.byId(id);
    if (found === undefined) throw new Problem(404, 'The report was not found.');
    return found;
  }
}

function isDecided(state: ReportState): boolean {
  return DECIDED.some((each) => each === state);
}
