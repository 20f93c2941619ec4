/** Warnings: staff send them, and the person sees them until they confirm. */
import { USER_NOT_FOUND } from '@amberhall/protocol';
import type { Warning, WarningEntry } from '@amberhall/protocol';
import type { AccountChanges } from '../accounts/account-changes.ts';
import type { Account, AccountStore } from '../accounts/account-store.ts';
import { forbidden, Problem } from '../http/problems.ts';
import type { AuditLog } from '../staff/audit.ts';
import { checkMayChange } from '../staff/users.ts';
import type { WarningStore } from './warning-store.ts';

export interface WarningParts {
  store: WarningStore;
  accounts: Pick<AccountStore, 'byName'>;
  changes: Pick<AccountChanges, 'notify'>;
  audit: AuditLog;
  now: () => Date;
}

export class Warnings {
  readonly #parts: WarningParts;

  constructor(parts: WarningParts) {
    this.#parts = parts;
  }

  /** Newest first. */
  of(userId: number): Promise<WarningEntry[]> {
    return this.#parts.store.of(userId);
  }

  /** Newest first. @throws {Problem} if there is no such user */
  async named(username: string): Promise<WarningEntry[]> {
    return this.of((await this.#find(username)).id);
  }

  /** The ones that a person still has to confirm, oldest first. */
  unconfirmedOf(userId: number): Promise<Warning[]> {
    return this.#parts.store.unconfirmedOf(userId);
  }

  /** @throws {Problem} if there is no such user, or the actor may not warn them */
  async send(actor: Account, username: string, text: string): Promise<WarningEntry> {
    const { store, audit, changes, now } = this.#parts;
    const account = await this.#find(username);
    checkMayChange(actor, account);
    if (actor.id === account.id) throw forbidden();
    const sentAt = now();
    const id = await store.add({ userId: account.id, text, sentAt, sentById: actor.id });
    // The audit log is kept longer than the warning, so it does not have the text.
    await audit.write({ actor, act: 'user warned', target: account.username, details: { warning: id } });
    await changes.notify(account.id);
    return { id, text, time: sentAt.toISOString(), by: actor.username, confirmedAt: null };
  }

  /** @throws {Problem} if the person has no such warning */
  async confirm(account: Account, id: number): Promise<void> {
    const { store, changes, now } = this.#parts;
    if (!(await store.confirm(account.id, id, now()))) throw new Problem(404, 'The warning was not found.');
    await changes.notify(account.id);
  }

  async #find(username: string): Promise<Account> {
    const account = await this.#parts.accounts.byName(username);
    if (account === undefined) throw new Problem(404, USER_NOT_FOUND);
    return account;
  }
}
