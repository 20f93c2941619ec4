/** Lobby messages in the database. */
import { and, asc, desc, eq, gt, isNull, lt, lte } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { LobbyMessage } from '@amberhall/protocol';
import { summaryOf } from '../accounts/user-views.ts';
import type { Account } from '../accounts/account-store.ts';
import type { Database } from '../database/database.ts';
import { lobbyMessages, users } from '../database/schema.ts';

/** A message with every field that some users can see. */
export interface StoredMessage {
  id: number;
  text: string;
  writtenAt: Date;
  author: Account;
  /** Who removed it; `null` while it is visible. */
  deletedBy: string | null;
}

/** Messages up to a reported one, and after it. */
const AROUND = { before: 15, after: 5 };
const DELETED_USER = 'Deleted user';

export class ChatStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async add(author: Account, text: string, writtenAt: Date): Promise<StoredMessage> {
    const [row] = await this.#database
      .insert(lobbyMessages)
      .values({ userId: author.id, text, writtenAt })
      .returning({ id: lobbyMessages.id });
    if (row === undefined) throw new Error('The database kept no message');
    return { id: row.id, text, writtenAt, author, deletedBy: null };
  }

  /** `missing` if there is no such message, `before` if it was already removed. */
  async remove(id: number, deletedById: number, deletedAt: Date): Promise<'removed' | 'before' | 'missing'> {
    const removed = await this.#database
      .update(lobbyMessages)
      .set({ deletedById, deletedAt })
      .where(and(eq(lobbyMessages.id, id), isNull(lobbyMessages.deletedAt)))
      .returning({ id: lobbyMessages.id });
    if (removed.length > 0) return 'removed';
    const [row] = await this.#database
      .select({ id: lobbyMessages.id })
      .from(lobbyMessages)
      .where(eq(lobbyMessages.id, id));
    return row === undefined ? 'missing' : 'before';
  }

  /** Returns all messages of a user, oldest first. */
  async of(userId: number): Promise<{ id: number; text: string; time: string; deleted: boolean }[]> {
    const rows = await this.#database
      .select()
      .from(lobbyMessages)
      .where(eq(lobbyMessages.userId, userId))
      .orderBy(lobbyMessages.id);
    return rows.map(({ id, text, writtenAt, deletedAt }) => ({
      id,
      text,
      time: writtenAt.toISOString(),
      deleted: deletedAt !== null,
    }));
  }

  /**
   * Oldest first.
   *
   * @param before leaves out the message with this id and those after it
   */
  async latest(limit: number, before?: number): Promise<StoredMessage[]> {
    const isOlder = before === undefined ? undefined : lt(lobbyMessages.id, before);
    return (await this.#find(isOlder, desc(lobbyMessages.id), limit)).toReversed();
  }

  /** Messages around the one with `id`, or the latest ones. Oldest first. */
  async around(id: number | undefined): Promise<StoredMessage[]> {
    if (id === undefined) return this.latest(AROUND.before);
    const [before, after] = await Promise.all([
      this.#find(lte(lobbyMessages.id, id), desc(lobbyMessages.id), AROUND.before),
      this.#find(gt(lobbyMessages.id, id), asc(lobbyMessages.id), AROUND.after),
    ]);
    return [...before.toReversed(), ...after];
  }

  async #find(condition: SQL | undefined, order: SQL, limit: number): Promise<StoredMessage[]> {
    const removers = alias(users, 'removers');
    const rows = await this.#database
      .select()
      .from(lobbyMessages)
      .innerJoin(users, eq(users.id, lobbyMessages.userId))
      .leftJoin(removers, eq(removers.id, lobbyMessages.deletedById))
      .where(condition)
      .orderBy(order)
      .limit(limit);
    return rows.map(({ lobby_messages: message, users: author, removers: remover }) => ({
      id: message.id,
      text: message.text,
      writtenAt: message.writtenAt,
      author,
      deletedBy: message.deletedAt === null ? null : (remover?.username ?? DELETED_USER),
    }));
  }
}

/** Returns the message as a user with or without moderation rights sees it. */
export function lobbyMessageOf(stored: StoredMessage, isModerator: boolean): LobbyMessage {
  const { id, text, writtenAt, author, deletedBy } = stored;
  const isDeleted = deletedBy !== null;
  return {
    id,
    ...((!isDeleted || isModerator) && { message: text }),
    time: writtenAt.toISOString(),
    user: author.disabled
      ? { username: DELETED_USER, name: DELETED_USER, avatar: null, role: 'user' }
      : summaryOf(author),
    deleted: isDeleted,
    ...(isDeleted && isModerator && { deletedBy }),
  };
}
