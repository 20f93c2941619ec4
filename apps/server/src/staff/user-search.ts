/** The search for users by part of a name, a mail address or an IP address. */
import { and, asc, eq, gt, inArray, like, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { USERS_PER_PAGE } from '@amberhall/protocol';
import type { FoundUser } from '@amberhall/protocol';
import { keyOf } from '../accounts/account-store.ts';
import { summaryOf } from '../accounts/user-views.ts';
import type { Database } from '../database/database.ts';
import { beginningWith, containing } from '../database/like.ts';
import { sessions, users } from '../database/schema.ts';
import { measuresOf } from '../moderation/measures-in-force.ts';

/** What an IP address can begin with. Names contain neither dots nor colons. */
const ADDRESS_START = /^[0-9a-f]*[.:][0-9a-f.:]*$/i;

export class UserSearch {
  readonly #database: Database;
  readonly #now: () => Date;

  constructor(database: Database, now: () => Date) {
    this.#database = database;
    this.#now = now;
  }

  /** Sorted by name. @param after the last name of the previous page */
  async find(text: string, after: string | undefined): Promise<{ users: FoundUser[]; isMore: boolean }> {
    const keys = await this.#keysOf(keyOf(text), keyOf(after ?? ''));
    const rows = await this.#database
      .select()
      .from(users)
      .where(inArray(users.usernameKey, keys))
      .orderBy(asc(users.usernameKey))
      .limit(USERS_PER_PAGE + 1);
    const page = rows.slice(0, USERS_PER_PAGE);
    const measures = await measuresOf(
      this.#database,
      page.map(({ id }) => id),
      this.#now(),
    );
    return {
      users: page.map((account) => ({
        ...summaryOf(account),
        email: account.email,
        registered: account.registeredAt.toISOString(),
        verified: account.verified,
        disabled: account.disabled,
        measures: measures.get(account.id) ?? [],
      })),
      isMore: rows.length > USERS_PER_PAGE,
    };
  }

  /** The keys of the names of a page and one more. Each way to find a user has an index of its own. */
  async #keysOf(text: string, after: string): Promise<string[]> {
    const found = [
      this.#usersWhere(hasPart(users.usernameKey, text), after),
      this.#usersWhere(hasPart(users.emailKey, text), after),
    ];
    if (ADDRESS_START.test(text)) {
      found.push(this.#usersWhere(like(users.registerIp, beginningWith(text)), after));
      found.push(this.#loggedInFrom(text, after));
    }
    return [...new Set((await Promise.all(found)).flat())];
  }

  async #usersWhere(condition: SQL | undefined, after: string): Promise<string[]> {
    const rows = await this.#database
      .select({ key: users.usernameKey })
      .from(users)
      .where(and(condition, gt(users.usernameKey, after)))
      .orderBy(asc(users.usernameKey))
      .limit(USERS_PER_PAGE + 1);
    return rows.map(({ key }) => key);
  }

  async #loggedInFrom(address: string, after: string): Promise<string[]> {
    const rows = await this.#database
      .selectDistinct({ key: users.usernameKey })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(like(sessions.ip, beginningWith(address)), gt(users.usernameKey, after)))
      .orderBy(asc(users.usernameKey))
      .limit(USERS_PER_PAGE + 1);
    return rows.map(({ key }) => key);
  }
}

/** The parts of three characters are indexed; the whole text is then compared. */
function hasPart(column: PgColumn, text: string): SQL | undefined {
  return and(sql`text_parts(${column}) @> text_parts(${text})`, like(column, containing(text)));
}
