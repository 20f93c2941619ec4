/** What is written in the lobby, in the database. */
import { desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { LobbyMessage } from '@amberhall/protocol';
import { summaryOf } from '../accounts/people.ts';
import type { Account } from '../accounts/store.ts';
import type { Database } from '../database/database.ts';
import { lobbyMessages, users } from '../database/schema.ts';

/** A message with all that anybody may see of it. */
export interface StoredMessage {
  id: number;
  text: string;
  writtenAt: Date;
  author: Account;
  /** Who removed it; `null` while it stands. */
  deletedBy: string | null;
}

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

  /** Oldest first. */
  async latest(limit: number): Promise<StoredMessage[]> {
    const removers = alias(users, 'removers');
    const rows = await this.#database
      .select()
      .from(lobbyMessages)
      .innerJoin(users, eq(users.id, lobbyMessages.userId))
      .leftJoin(removers, eq(removers.id, lobbyMessages.deletedById))
      .orderBy(desc(lobbyMessages.id))
      .limit(limit);
    return rows.toReversed().map(({ lobby_messages: message, users: author, removers: remover }) => ({
      id: message.id,
      text: message.text,
      writtenAt: message.writtenAt,
      author,
      deletedBy: message.deletedAt === null ? null : (remover?.username ?? DELETED_USER),
    }));
  }
}

/** The message for somebody who may moderate, or may not. */
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
