/** The actions of staff who manage users. */
import type { AdminUser, FoundUser, Permission, UserChange } from '@amberhall/protocol';
import { LINKED_ACCOUNTS, USER_NOT_FOUND } from '@amberhall/protocol';
import type { AccountChanges } from '../accounts/account-changes.ts';
import { isAdministrator } from '../accounts/administrator-rights.ts';
import { LastAdministrator } from '../accounts/last-administrator.ts';
import { sessionOf } from '../accounts/profile.ts';
import type { AccountService } from '../accounts/account-service.ts';
import type { Account, AccountStore } from '../accounts/account-store.ts';
import type { Decks } from '../decks/decks.ts';
import { forbidden, Problem, refused } from '../http/problems.ts';
import type { AuditLog } from './audit.ts';
import { transferTitles } from './tournament-titles.ts';
import type { UserSearch } from './user-search.ts';

export interface UserParts {
  store: AccountStore;
  accounts: AccountService;
  changes: AccountChanges;
  audit: AuditLog;
  userSearch: UserSearch;
  decks: Pick<Decks, 'needingReview'>;
}

export class UserAdministration {
  readonly #parts: UserParts;

  constructor(parts: UserParts) {
    this.#parts = parts;
  }

  /** @throws {Problem} if there is no such user */
  async find(username: string): Promise<{ user: AdminUser; linkedAccounts: string[]; linkedCount: number }> {
    const account = await this.#find(username);
    const { names, count } = await this.#parts.store.namesWithAddressOf(account.id, LINKED_ACCOUNTS);
    return { user: await this.#viewOf(account), linkedAccounts: names, linkedCount: count };
  }

  /** Finds users by part of a name or of an address. The look-up is recorded. */
  async search(
    actor: Account,
    text: string,
    after: string | undefined,
  ): Promise<{ users: FoundUser[]; isMore: boolean }> {
    const { userSearch, audit } = this.#parts;
    if (after === undefined) await audit.write({ actor, act: 'users searched', target: text });
    return userSearch.find(text, after);
  }

  /**
   * Changes a user as staff may. Permissions are changed only by staff who manage permissions. A new winner makes
   * the current one the previous winner.
   *
   * @throws {Problem} for changes of oneself or of an administrator that are not allowed, above all of the last one
   */
  async change(actor: Account, username: string, request: UserChange): Promise<AdminUser> {
    const { store, changes, audit } = this.#parts;
    const { disabled, verified } = request;
    const change = (account: Account) => {
      checkMayChange(actor, account);
      const permissions = withoutPreviousTitle(
        account,
        permissionsAfter(actor, account, request.permissions),
      );
      if (account.id === actor.id) checkOnOneself(actor, request, permissions);
      return { disabled, verified, permissions };
    };
    const altered = await store.alter((await this.#find(username)).id, change).catch(refuseLast);
    if (altered === undefined) throw new Problem(404, USER_NOT_FOUND);
    const { before: account, after: saved } = altered;
    if (disabled) await store.endAllSessions(account.id);
    await audit.write({
      actor,
      act: 'user changed',
      target: account.username,
      details: differences(account, saved),
    });
    await this.#transferTitles(actor, account, saved);
    await changes.notify(account.id);
    return this.#viewOf(saved);
  }

  /** Makes the winner of an event the winner of the site; the winner so far becomes the previous one. */
  async giveWinnerTitle(userId: number, event: string): Promise<void> {
    const { store, audit, changes } = this.#parts;
    const crown = (account: Account) => ({
      permissions: withoutPreviousTitle(account, [
        ...new Set<Permission>([...account.permissions, 'isWinner']),
      ]),
    });
    const altered = await store.alter(userId, crown);
    if (altered === undefined) return;
    const { before, after } = altered;
    const details = { ...differences(before, after), event };
    await audit.write({ actor: null, act: 'user changed', target: after.username, details });
    await this.#transferTitles(null, before, after);
    await changes.notify(userId);
  }

  /** Ends all sessions of a user and closes their connections. @throws {Problem} */
  async clearSessions(actor: Account, username: string): Promise<void> {
    const account = await this.#find(username);
    checkMayChange(actor, account);
    const { store, changes, audit } = this.#parts;
    await store.endAllSessions(account.id);
    await audit.write({ actor, act: 'sessions cleared', target: account.username });
    await changes.notify(account.id);
  }

  async #transferTitles(actor: Account | null, before: Account, after: Account): Promise<void> {
    const { store, audit, changes } = this.#parts;
    const added = after.permissions.filter((permission) => !before.permissions.includes(permission));
    for (const { account, given, taken } of await transferTitles(store, after, added)) {
      const details = { ...(given.length > 0 && { given }), taken };
      await audit.write({ actor, act: 'user changed', target: account.username, details });
      await changes.notify(account.id);
    }
  }

  async #find(username: string): Promise<Account> {
    const account = await this.#parts.store.byName(username);
    if (account === undefined) throw new Problem(404, USER_NOT_FOUND);
    return account;
  }

  async #viewOf(account: Account): Promise<AdminUser> {
    const { accounts, store, decks } = this.#parts;
    const sessions = await store.sessionsOf(account.id, accounts.sessionsValidSince());
    return {
      ...(await accounts.ownView(account)),
      registerIp: account.registerIp,
      tokens: sessions.map((session) => sessionOf(session, null)),
      invalidDecks: await decks.needingReview(account.id),
    };
  }
}

function refuseLast(error: unknown): never {
  throw error instanceof LastAdministrator ? refused('The site needs at least one administrator.') : error;
}

/** Only administrators may change an administrator. @throws {Problem} */
export function checkMayChange(actor: Account, account: Account): void {
  if (isAdministrator(account) && !isAdministrator(actor)) throw forbidden();
}

function permissionsAfter(
  actor: Account,
  account: Account,
  request: UserChange['permissions'],
): Permission[] {
  if (request === undefined || !actor.permissions.includes('canManagePermissions'))
    return account.permissions;
  const kept = account.permissions.filter((permission) => request[permission] !== false);
  const given = (Object.keys(request) as Permission[]).filter((permission) => request[permission] === true);
  return [...new Set([...kept, ...given])];
}

/** A user who wins again was the previous winner: that title goes to the user they succeed. */
function withoutPreviousTitle({ permissions: before }: Account, after: Permission[]): Permission[] {
  const winsAgain =
    after.includes('isWinner') && !before.includes('isWinner') && before.includes('isPreviousWinner');
  return winsAgain ? after.filter((permission) => permission !== 'isPreviousWinner') : after;
}

function checkOnOneself(actor: Account, { disabled }: UserChange, permissions: readonly Permission[]): void {
  if (disabled) throw refused('You cannot disable your own account.');
  const lost = actor.permissions.filter((permission) => !permissions.includes(permission));
  if (lost.includes('canManagePermissions')) {
    throw refused('You cannot remove your own permission to manage permissions.');
  }
}

function differences(before: Account, after: Account): Record<string, unknown> {
  const details: Record<string, unknown> = {};
  if (before.disabled !== after.disabled) details['disabled'] = after.disabled;
  if (before.verified !== after.verified) details['verified'] = after.verified;
  const given = after.permissions.filter((permission) => !before.permissions.includes(permission));
  const taken = before.permissions.filter((permission) => !after.permissions.includes(permission));
  if (given.length > 0) details['given'] = given;
  if (taken.length > 0) details['taken'] = taken;
  return details;
}
