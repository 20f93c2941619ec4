/** Accounts, their sessions and their block lists in the database. */
import { and, count, desc, eq, gt, inArray, lte, ne, not, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Measure, Permission } from '@amberhall/protocol';
import type { Database } from '../database/database.ts';
import { violatedConstraint } from '../database/violations.ts';
import { blocks, sessions, users } from '../database/schema.ts';
import { banOf, isBannedAt, mutesOf } from '../moderation/measures-in-force.ts';
import { FriendStore } from '../people/friend-store.ts';
import { ADMINISTRATOR_RIGHTS } from './administrator-rights.ts';
import { LastAdministrator } from './last-administrator.ts';

export type Account = typeof users.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;
export type NewAccount = Omit<typeof users.$inferInsert, 'usernameKey' | 'emailKey'>;
export type AccountChange = Partial<Omit<Account, 'id' | 'usernameKey' | 'emailKey'>>;

/** An account with what other accounts, and staff, mean for it. */
export interface AccountRelations {
  account: Account;
  /** Keys of the names that it blocks. */
  blocked: string[];
  mute: Measure | undefined;
}

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** The id of our advisory lock in the database. */
const ADMINISTRATORS_LOCK = 4_711_002;

/** Names and addresses that differ only in case are the same. */
export function keyOf(nameOrEmail: string): string {
  return nameOrEmail.toLowerCase();
}

export class AccountStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** The new account, or which of its two keys is taken. */
  async add(account: NewAccount): Promise<Account | 'email taken' | 'username taken'> {
    try {
      const [row] = await this.#database
        .insert(users)
        .values({ ...account, usernameKey: keyOf(account.username), emailKey: keyOf(account.email) })
        .returning();
      if (row === undefined) throw new Error('The database kept no account');
      return row;
    } catch (error) {
      return takenKey(error);
    }
  }

  /** The changed account, or which of its two keys is taken. */
  async update(id: number, change: AccountChange): Promise<Account | 'email taken' | 'username taken'> {
    const { username, email } = change;
    try {
      const [row] = await this.#database
        .update(users)
        .set({
          ...change,
          ...(username !== undefined && { usernameKey: keyOf(username) }),
          ...(email !== undefined && { emailKey: keyOf(email) }),
        })
        .where(eq(users.id, id))
        .returning();
      if (row === undefined) throw new Error(`There is no account ${id}`);
      return row;
    } catch (error) {
      return takenKey(error);
    }
  }

  /**
   * Changes an account based on its current state, without concurrent changes.
   *
   * @param work returns the changes; if it throws, nothing changes. Neither name nor address is changed
   * @returns `undefined` if there is no such account
   * @throws {LastAdministrator}
   */
  async alter(
    id: number,
    work: (account: Account) => Omit<AccountChange, 'username' | 'email'>,
  ): Promise<{ before: Account; after: Account } | undefined> {
    return this.#keepingAdministrator(async (transaction) => {
      const [before] = await transaction.select().from(users).where(eq(users.id, id)).for('update');
      if (before === undefined) return undefined;
      const [after] = await transaction.update(users).set(work(before)).where(eq(users.id, id)).returning();
      return after && { before, after };
    });
  }

  /** @returns `false` when the password has changed meanwhile */
  async replaceHash(id: number, hashes: { old: string; new: string }): Promise<boolean> {
    const rows = await this.#database
      .update(users)
      .set({ passwordHash: hashes.new })
      .where(and(eq(users.id, id), eq(users.passwordHash, hashes.old)))
      .returning({ id: users.id });
    return rows.length > 0;
  }

  /** @throws {LastAdministrator} */
  async delete(id: number): Promise<void> {
    await this.#keepingAdministrator((transaction) => transaction.delete(users).where(eq(users.id, id)));
  }

  /**
   * Changes the permissions of accounts that have one of `permissions`. Nobody else changes them meanwhile.
   *
   * @param except the id of an account that is not among the holders
   * @param plan the accounts as they are to be, out of the holders; the others stay as they are
   * @returns what `plan` returned
   */
  async changeHolders<T extends { account: Account }>(
    permissions: readonly Permission[],
    except: number,
    plan: (holders: readonly Account[]) => T[],
  ): Promise<T[]> {
    return this.#database.transaction(async (transaction) => {
      const holders = await transaction
        .select()
        .from(users)
        .where(
          and(ne(users.id, except), or(...permissions.map((permission) => hasPermissions([permission])))),
        )
        .orderBy(users.id)
        .for('update');
      const changes = plan(holders);
      for (const { account } of changes) {
        await transaction
          .update(users)
          .set({ permissions: account.permissions })
          .where(eq(users.id, account.id));
      }
      return changes;
    });
  }

  async byId(id: number): Promise<Account | undefined> {
    const [row] = await this.#database.select().from(users).where(eq(users.id, id));
    return row;
  }

  /** The existing ones of the accounts, each with the keys of the names that it blocks, and its latest mute. */
  async withRelations(ids: readonly number[]): Promise<Map<number, AccountRelations>> {
    const [accounts, blocked, mutes] = await Promise.all([
      this.#database
        .select()
        .from(users)
        .where(inArray(users.id, [...ids])),
      this.#database
        .select({ by: blocks.userId, key: users.usernameKey })
        .from(blocks)
        .innerJoin(users, eq(users.id, blocks.blockedId))
        .where(inArray(blocks.userId, [...ids])),
      mutesOf(this.#database, ids),
    ]);
    const blockedBy = Map.groupBy(blocked, ({ by }) => by);
    return new Map(
      accounts.map((account) => [
        account.id,
        {
          account,
          blocked: (blockedBy.get(account.id) ?? []).map(({ key }) => key),
          mute: mutes.get(account.id),
        },
      ]),
    );
  }

  async byName(username: string): Promise<Account | undefined> {
    const [row] = await this.#database
      .select()
      .from(users)
      .where(eq(users.usernameKey, keyOf(username)));
    return row;
  }

  async byEmail(email: string): Promise<Account | undefined> {
    const [row] = await this.#database
      .select()
      .from(users)
      .where(eq(users.emailKey, keyOf(email)));
    return row;
  }

  async hasEmail(email: string): Promise<boolean> {
    return (await this.byEmail(email)) !== undefined;
  }

  /** Counts the administrators who can log in. */
  async countAdministrators(): Promise<number> {
    return countAdministrators(this.#database);
  }

  /** Names of other accounts that registered or logged in from an address of this one, and how many there are. */
  async namesWithAddressOf(userId: number, limit: number): Promise<{ names: string[]; count: number }> {
    const addresses = this.#database
      .select({ ip: users.registerIp })
      .from(users)
      .where(eq(users.id, userId))
      .union(this.#database.select({ ip: sessions.ip }).from(sessions).where(eq(sessions.userId, userId)));
    // A union, because with an `or` over both tables the database would scan every row.
    const registered = this.#database
      .select({ id: users.id })
      .from(users)
      .where(inArray(users.registerIp, addresses));
    const loggedIn = this.#database
      .select({ id: sessions.userId })
      .from(sessions)
      .where(inArray(sessions.ip, addresses));
    const rows = await this.#database
      .select({ username: users.username, count: sql<number>`(count(*) over ())::int` })
      .from(users)
      .where(and(ne(users.id, userId), inArray(users.id, registered.union(loggedIn))))
      .orderBy(users.username)
      .limit(limit);
    return { names: rows.map(({ username }) => username), count: rows[0]?.count ?? 0 };
  }

  /** Names in lower case of those whom the account has blocked. */
  async blockedBy(userId: number): Promise<string[]> {
    const rows = await this.#database
      .select({ key: users.usernameKey })
      .from(blocks)
      .innerJoin(users, eq(users.id, blocks.blockedId))
      .where(eq(blocks.userId, userId));
    return rows.map(({ key }) => key);
  }

  /** Ends a friendship as well. @returns `false` when it was already so */
  async block(userId: number, blockedId: number): Promise<boolean> {
    const rows = await this.#database
      .insert(blocks)
      .values({ userId, blockedId })
      .onConflictDoNothing()
      .returning();
    await new FriendStore(this.#database).end(userId, blockedId);
    return rows.length > 0;
  }

  /** @returns `false` when it was already so */
  async unblock(userId: number, blockedKey: string): Promise<boolean> {
    const blocked = this.#database
      .select({ id: users.id })
      .from(users)
      .where(eq(users.usernameKey, blockedKey));
    const rows = await this.#database
      .delete(blocks)
      .where(and(eq(blocks.userId, userId), inArray(blocks.blockedId, blocked)))
      .returning();
    return rows.length > 0;
  }

  /**
   * Adds a session after the right password.
   *
   * @returns `undefined` when the password has changed meanwhile: that has ended all sessions, including this one
   */
  async addSession(
    session: typeof sessions.$inferInsert,
    passwordHash: string,
  ): Promise<SessionRow | undefined> {
    return this.#database.transaction(async (transaction) => {
      // A password change waits for the lock, and then finds the session.
      const [account] = await transaction
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, session.userId), eq(users.passwordHash, passwordHash)))
        .for('share');
      if (account === undefined) return undefined;
      const [row] = await transaction.insert(sessions).values(session).returning();
      return row;
    });
  }

  async session(id: number): Promise<SessionRow | undefined> {
    const [row] = await this.#database.select().from(sessions).where(eq(sessions.id, id));
    return row;
  }

  /** The ban of an account that is in force; `undefined` if there is none. */
  banOf(userId: number, now: Date): Promise<Measure | undefined> {
    return banOf(this.#database, userId, now);
  }

  /** The account of a session that has not ended, unless the account is banned. */
  async accountOfSession(userId: number, sessionId: number, now: Date): Promise<Account | undefined> {
    const [row] = await this.#database
      .select({ account: users })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(
        and(
          eq(sessions.id, sessionId),
          eq(users.id, userId),
          eq(users.disabled, false),
          not(isBannedAt(this.#database, users.id, now)),
        ),
      );
    return row?.account;
  }

  /**
   * Replaces the secret of a session, if `old` is still its secret: of two simultaneous uses only one succeeds.
   *
   * @param usedAfter a session that was not used since has ended
   */
  async replaceSecret(
    session: Pick<SessionRow, 'id' | 'familyHash' | 'lastUsedAt'> & { ip: string },
    secrets: { old: string; new: string },
    usedAfter: Date,
  ): Promise<SessionRow | undefined> {
    const [row] = await this.#database
      .update(sessions)
      .set({ secretHash: secrets.new, lastUsedAt: session.lastUsedAt, ip: session.ip })
      .where(
        and(
          eq(sessions.id, session.id),
          eq(sessions.familyHash, session.familyHash),
          eq(sessions.secretHash, secrets.old),
          gt(sessions.lastUsedAt, usedAfter),
        ),
      )
      .returning();
    return row;
  }

  /** Last used first. */
  async sessionsOf(userId: number, usedAfter: Date): Promise<SessionRow[]> {
    return this.#database
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, userId), gt(sessions.lastUsedAt, usedAfter)))
      .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
  }

  /** @returns `false` when the account has no such session */
  async endSession(userId: number, sessionId: number): Promise<boolean> {
    const rows = await this.#database
      .delete(sessions)
      .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
      .returning({ id: sessions.id });
    return rows.length > 0;
  }

  async endOtherSessions(userId: number, keptId: number): Promise<void> {
    await this.#database.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, keptId)));
  }

  /** Deletes expired sessions with their addresses. */
  async removeEndedSessions(lastUsedBefore: Date): Promise<void> {
    await this.#database.delete(sessions).where(lte(sessions.lastUsedAt, lastUsedBefore));
  }

  async endAllSessions(userId: number): Promise<void> {
    await this.#database.delete(sessions).where(eq(sessions.userId, userId));
  }

  /**
   * Runs `change` alone: two administrators who take the right from each other at the same moment do not both succeed.
   *
   * @throws {LastAdministrator} instead of leaving the site without an administrator
   */
  async #keepingAdministrator<T>(change: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.#database.transaction(async (transaction) => {
      await transaction.execute(sql`select pg_advisory_xact_lock(${ADMINISTRATORS_LOCK})`);
      const before = await countAdministrators(transaction);
      const changed = await change(transaction);
      if (before > 0 && (await countAdministrators(transaction)) === 0) {
        throw new LastAdministrator('The last administrator has to stay');
      }
      return changed;
    });
  }
}

function hasPermissions(permissions: readonly Permission[]): SQL {
  return sql`${users.permissions} @> ${JSON.stringify(permissions)}::jsonb`;
}

async function countAdministrators(on: Database | Transaction): Promise<number> {
  const [row] = await on
    .select({ accounts: count() })
    .from(users)
    .where(and(hasPermissions(ADMINISTRATOR_RIGHTS), eq(users.disabled, false)));
  return row?.accounts ?? 0;
}

/** @throws the error again, if it is another one */
function takenKey(error: unknown): 'email taken' | 'username taken' {
  const constraint = violatedConstraint(error);
  if (constraint === 'users_email_key') return 'email taken';
  if (constraint === 'users_username_key') return 'username taken';
  throw error;
}
