/** Patreon links in the database. */
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { User } from '@amberhall/protocol';
import { sha256 } from '../accounts/secrets.ts';
import type { Account } from '../accounts/account-store.ts';
import type { Database } from '../database/database.ts';
import { patreonLinks, patreonStates, users } from '../database/schema.ts';
import type { Vault } from '../secrets/vault.ts';
import type { PatreonTokens } from './patreon.ts';

type Status = User['patreon'];

export class SupporterStore {
  readonly #database: Database;
  readonly #vault: Vault;

  constructor(database: Database, vault: Vault) {
    this.#database = database;
    this.#vault = vault;
  }

  /** Starts an authorization and invalidates any previous one. */
  async startAuthorization(userId: number, state: string, begunAt: Date): Promise<void> {
    const way = { stateHash: sha256(state), begunAt };
    await this.#database
      .insert(patreonStates)
      .values({ userId, ...way })
      .onConflictDoUpdate({ target: patreonStates.userId, set: way });
  }

  /** Finishes an authorization. @returns whether this user started it after `since`; it is valid once */
  async redeemState(userId: number, state: string, since: Date): Promise<boolean> {
    const ways = await this.#database
      .delete(patreonStates)
      .where(
        and(
          eq(patreonStates.userId, userId),
          eq(patreonStates.stateHash, sha256(state)),
          gt(patreonStates.begunAt, since),
        ),
      )
      .returning({ userId: patreonStates.userId });
    return ways.length > 0;
  }

  async saveTokens(userId: number, { access, refresh }: PatreonTokens, checkedAt: Date): Promise<void> {
    const link = {
      accessToken: this.#vault.seal(access),
      refreshToken: this.#vault.seal(refresh),
      checkedAt,
      isStale: false,
    };
    await this.#database
      .insert(patreonLinks)
      .values({ userId, ...link })
      .onConflictDoUpdate({ target: patreonLinks.userId, set: link });
  }

  /** Replaces tokens, unless the link was removed meanwhile. */
  async replaceTokens(userId: number, { access, refresh }: PatreonTokens): Promise<void> {
    await this.#database
      .update(patreonLinks)
      .set({ accessToken: this.#vault.seal(access), refreshToken: this.#vault.seal(refresh) })
      .where(eq(patreonLinks.userId, userId));
  }

  async removeLink(userId: number): Promise<void> {
    await this.#database.delete(patreonLinks).where(eq(patreonLinks.userId, userId));
    await this.#database.delete(patreonStates).where(eq(patreonStates.userId, userId));
  }

  /** Marks the tokens as invalid. */
  async markStale(userId: number): Promise<void> {
    await this.#database
      .update(patreonLinks)
      .set({ accessToken: '', refreshToken: '', isStale: true })
      .where(eq(patreonLinks.userId, userId));
  }

  async isStale(userId: number): Promise<boolean> {
    const [row] = await this.#database
      .select({ isStale: patreonLinks.isStale })
      .from(patreonLinks)
      .where(eq(patreonLinks.userId, userId));
    return row?.isStale ?? false;
  }

  /**
   * Returns the tokens of a link that was not checked since `before`, and marks it as checked. Only one of several
   * callers gets them. Empty tokens were encrypted with another secret.
   */
  async tokensDue(
    userId: number,
    { before, now }: { before: Date; now: Date },
  ): Promise<PatreonTokens | undefined> {
    const [row] = await this.#database
      .update(patreonLinks)
      .set({ checkedAt: now })
      .where(
        and(
          eq(patreonLinks.userId, userId),
          eq(patreonLinks.isStale, false),
          lte(patreonLinks.checkedAt, before),
        ),
      )
      .returning();
    return row && { access: this.#vault.open(row.accessToken), refresh: this.#vault.open(row.refreshToken) };
  }

  /**
   * Stores the state of the pledge, and grants or revokes the supporter role. A role granted by hand stays until a
   * pledge of the user ends; `keepsSupporterWithNoPatreon` keeps it permanently. A link that was removed meanwhile
   * is not changed.
   *
   * @returns the account, and whether it changed
   */
  async setStatus(userId: number, status: Status): Promise<{ account: Account; isChanged: boolean }> {
    return this.#database.transaction(async (transaction) => {
      const [before] = await transaction.select().from(users).where(eq(users.id, userId)).for('update');
      if (before === undefined) throw new Error(`There is no account ${userId}`);
      const links = transaction.select({ userId: patreonLinks.userId }).from(patreonLinks);
      const isLinked = (await links.where(eq(patreonLinks.userId, userId)).for('share')).length > 0;
      if (status !== 0 && !isLinked) return { account: before, isChanged: false };
      const permissions = permissionsAfter(before, status);
      if (before.patreon === status && permissions === before.permissions) {
        return { account: before, isChanged: false };
      }
      const [account = before] = await transaction
        .update(users)
        .set({ patreon: sql`${status}::smallint`, permissions })
        .where(eq(users.id, userId))
        .returning();
      return { account, isChanged: true };
    });
  }
}

function permissionsAfter({ permissions, patreon }: Account, status: Status): Account['permissions'] {
  if (status === 2) {
    return permissions.includes('isSupporter') ? permissions : [...permissions, 'isSupporter'];
  }
  const loses = patreon === 2 && !permissions.includes('keepsSupporterWithNoPatreon');
  return loses ? permissions.filter((permission) => permission !== 'isSupporter') : permissions;
}
