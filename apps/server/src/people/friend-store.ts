/** Friends and requests in the database. */
import { and, count, eq, or, sql } from 'drizzle-orm';
import type { Relation } from '@amberhall/protocol';
import type { Account } from '../accounts/account-store.ts';
import type { Database } from '../database/database.ts';
import { friendships } from '../database/people-schema.ts';
import { blocks, users } from '../database/schema.ts';

/** What another person is to somebody, apart from blocks. */
export type Friendship = Extract<Relation, 'none' | 'asked' | 'asking' | 'friend'>;

export interface FriendRow {
  account: Account;
  friendship: Friendship;
}

export class FriendStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async between(userId: number, otherId: number): Promise<Friendship> {
    const [row] = await this.#database.select().from(friendships).where(pairOf(userId, otherId));
    return friendshipOf(row, userId);
  }

  /** Asks `otherId`, or accepts their request. @returns what they are then */
  async ask(userId: number, otherId: number, now: Date): Promise<Friendship> {
    const [row] = await this.#database
      .insert(friendships)
      .values({ ...ordered(userId, otherId), askedBy: userId, askedAt: now })
      .onConflictDoUpdate({
        target: [friendships.lowId, friendships.highId],
        set: { accepted: sql`${friendships.accepted} or ${friendships.askedBy} <> ${userId}` },
      })
      .returning();
    return friendshipOf(row, userId);
  }

  /** @returns `false` if there was neither a friendship nor a request */
  async end(userId: number, otherId: number): Promise<boolean> {
    const rows = await this.#database.delete(friendships).where(pairOf(userId, otherId)).returning();
    return rows.length > 0;
  }

  /** Friends and open requests, by name. */
  async of(userId: number): Promise<FriendRow[]> {
    const rows = await this.#database
      .select({ account: users, row: friendships })
      .from(friendships)
      .innerJoin(
        users,
        sql`${users.id} = case when ${friendships.lowId} = ${userId} then ${friendships.highId} else ${friendships.lowId} end`,
      )
      .where(or(eq(friendships.lowId, userId), eq(friendships.highId, userId)))
      .orderBy(users.usernameKey);
    return rows.map(({ account, row }) => ({ account, friendship: friendshipOf(row, userId) }));
  }

  /** The number of requests of a user that are neither accepted nor declined. */
  async countAsked(userId: number): Promise<number> {
    const [row] = await this.#database
      .select({ count: count() })
      .from(friendships)
      .where(and(eq(friendships.askedBy, userId), eq(friendships.accepted, false)));
    return row?.count ?? 0;
  }

  /** Whether one of two people has blocked the other, and which. */
  async blockBetween(userId: number, otherId: number): Promise<'by user' | 'by other' | 'none'> {
    const rows = await this.#database
      .select()
      .from(blocks)
      .where(
        or(
          and(eq(blocks.userId, userId), eq(blocks.blockedId, otherId)),
          and(eq(blocks.userId, otherId), eq(blocks.blockedId, userId)),
        ),
      );
    if (rows.length === 0) return 'none';
    return rows.some((row) => row.userId === userId) ? 'by user' : 'by other';
  }
}

const ordered = (one: number, other: number) => ({
  lowId: Math.min(one, other),
  highId: Math.max(one, other),
});

function pairOf(one: number, other: number) {
  const { lowId, highId } = ordered(one, other);
  return and(eq(friendships.lowId, lowId), eq(friendships.highId, highId));
}

function friendshipOf(row: typeof friendships.$inferSelect | undefined, userId: number): Friendship {
  if (row === undefined) return 'none';
  if (row.accepted) return 'friend';
  return row.askedBy === userId ? 'asked' : 'asking';
}
