/** The game directory in the database, shared by all lobby processes. */
import { lt, and, isNull, sql } from 'drizzle-orm';
import { decode, encode } from '../bus/codec.ts';
import type { Database } from '../database/database.ts';
import { lobbyDirectory, lobbyGames } from '../database/schema.ts';
import type { GameEntry } from './game-entry.ts';

/** The new state of one game; `entry` is `null` when it was removed. */
export interface EntryChange {
  id: string;
  entry: GameEntry | null;
  /** The message for members of an unstarted game that was removed. */
  closingMessage: string | null;
}

/** The same with the game as text: serialized once for the database and for all processes. */
export interface SerialisedChange extends Omit<EntryChange, 'entry'> {
  entry: string | null;
}

export function serialiseChange({ id, entry, closingMessage }: EntryChange): SerialisedChange {
  return { id, closingMessage, entry: entry === null ? null : encode(entry) };
}

export function parseChange({ id, entry, closingMessage }: SerialisedChange): EntryChange {
  return { id, closingMessage, entry: entry === null ? null : decode<GameEntry>(entry) };
}

interface Row extends Record<string, unknown> {
  current_version: number;
  id: string | null;
  entry: string | null;
  farewell: string | null;
}

export class GameDirectoryStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Inserts the row with the version, if there is none. */
  async open(): Promise<void> {
    await this.#database.insert(lobbyDirectory).values({}).onConflictDoNothing();
  }

  /** Returns the changes after `version`; after -1, all games. */
  async since(version: number): Promise<{ version: number; changes: EntryChange[] }> {
    const { rows } = await this.#database.execute<Row>(sql`
      select lobby_book.version as current_version, lobby_games.id, lobby_games.entry, lobby_games.farewell
      from lobby_book left join lobby_games on lobby_games.version > ${version}`);
    const [first] = rows;
    if (first === undefined) throw new Error('The row of the game directory is missing');
    const changes = rows.flatMap(({ id, entry, farewell }) =>
      id === null ? [] : [parseChange({ id, entry, closingMessage: farewell })],
    );
    return { version: first.current_version, changes };
  }

  /** Writes the changes that lead from `version` to the next one. @returns whether `version` was still current */
  async commit(version: number, changes: readonly SerialisedChange[], changedAt: Date): Promise<boolean> {
    const { rows } = await this.#database.execute(sql`
      with advanced as (
        update lobby_book set version = version + 1 where version = ${version} returning version
      ), written as (
        insert into lobby_games (id, version, entry, farewell, changed_at)
        select change.id, advanced.version, change.entry, change."closingMessage", ${changedAt.toISOString()}::timestamptz
        from advanced, jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
          as change(id uuid, entry text, "closingMessage" text)
        on conflict (id) do update set version = excluded.version, entry = excluded.entry,
          farewell = excluded.farewell, changed_at = excluded.changed_at
      )
      select version from advanced`);
    return rows.length > 0;
  }

  /** Deletes the rows of removed games. */
  async purgeRemovedBefore(moment: Date): Promise<void> {
    await this.#database
      .delete(lobbyGames)
      .where(and(isNull(lobbyGames.entry), lt(lobbyGames.changedAt, moment)));
  }
}
