/** Mutes and bans: staff take and lift them, and the person is told at once. */
import { DECISION_TEXTS, USER_NOT_FOUND } from '@amberhall/protocol';
import type { MeasureEntry, MeasureKind, NewMeasure } from '@amberhall/protocol';
import type { AccountChanges } from '../accounts/account-changes.ts';
import type { Account, AccountStore } from '../accounts/account-store.ts';
import { forbidden, Problem, refused } from '../http/problems.ts';
import type { AuditLog } from '../staff/audit.ts';
import { checkMayChange } from '../staff/users.ts';
import type { MeasureStore } from './measure-store.ts';

export interface MeasureParts {
  store: MeasureStore;
  accounts: AccountStore;
  changes: AccountChanges;
  audit: AuditLog;
  now: () => Date;
}

const TAKEN = { mute: 'user muted', ban: 'user banned' } as const;
const LIFTED = { mute: 'mute lifted', ban: 'ban lifted' } as const;

export class Measures {
  readonly #parts: MeasureParts;

  constructor(parts: MeasureParts) {
    this.#parts = parts;
  }

  /** The ones in force, newest first. */
  inForce(): Promise<MeasureEntry[]> {
    return this.#parts.store.inForce(this.#parts.now());
  }

  of(userId: number): Promise<MeasureEntry[]> {
    return this.#parts.store.of(userId);
  }

  /** @throws {Problem} if there is no such user, or the actor may not take the measure */
  async takeAgainst(
    actor: Account,
    username: string,
    measure: NewMeasure,
    note: string,
  ): Promise<MeasureEntry> {
    const account = await this.#parts.accounts.byName(username);
    if (account === undefined) throw new Problem(404, USER_NOT_FOUND);
    this.check(actor, account, measure);
    return this.take(actor, account, measure, { note });
  }

  /** @throws {Problem} if the actor may not take the measure */
  check(actor: Account, account: Account, { kind, until }: NewMeasure): void {
    checkMay(actor, kind);
    checkMayChange(actor, account);
    if (actor.id === account.id) throw forbidden();
    if (until !== null && new Date(until) <= this.#parts.now()) throw refused(DECISION_TEXTS.past);
  }

  /** Takes a measure that has been checked. */
  async take(
    actor: Account,
    account: Account,
    { kind, reason, until }: NewMeasure,
    { note, report }: { note: string; report?: number },
  ): Promise<MeasureEntry> {
    const { store, accounts, changes, audit, now } = this.#parts;
    const entry = await store.add({
      userId: account.id,
      kind,
      reason,
      note,
      takenAt: now(),
      endsAt: until === null ? null : new Date(until),
      takenById: actor.id,
    });
    const details = { reason, until: until ?? 'permanent', ...(report !== undefined && { report }) };
    await audit.write({ actor, act: TAKEN[kind], target: account.username, details });
    if (kind === 'ban') await accounts.endAllSessions(account.id);
    await changes.notify(account.id);
    return entry;
  }

  /** Ends a measure early. @throws {Problem} */
  async lift(actor: Account, id: number): Promise<void> {
    const { store, accounts, changes, audit, now } = this.#parts;
    const row = await store.byId(id);
    const account = row && (await accounts.byId(row.userId));
    if (row === undefined || account === undefined) throw new Problem(404, 'The measure was not found.');
    checkMay(actor, row.kind);
    checkMayChange(actor, account);
    if (actor.id === account.id) throw forbidden();
    if (!(await store.lift(id, actor.id, now()))) return;
    await audit.write({ actor, act: LIFTED[row.kind], target: account.username });
    await changes.notify(account.id);
  }
}

/** Moderators mute; only staff who manage users ban. */
function checkMay(actor: Account, kind: MeasureKind): void {
  if (kind === 'ban' && !actor.permissions.includes('canManageUsers')) throw forbidden();
}
