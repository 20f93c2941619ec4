/** The lobby's games in the database, where all its processes read and write them. */
import { lt, and, isNull, sql } from 'drizzle-orm';
import { decode, encode } from '../bus/codec.ts';
import type { Database } from '../database/database.ts';
import { lobbyBook, lobbyGames } from '../database/schema.ts';
import type { Entry } from './game-entry.ts';

/** What became of one game; `entry` is `null` when it is gone. */
export interface PageChange {
  id: string;
  entry: Entry | null;
  /** What members of an unstarted game that is gone are told. */
  farewell: string | null;
}

/** The same, with the game as text: written once for the database and for all who hear of it. */
export interface WrittenChange extends Omit<PageChange, 'entry'> {
  entry: string | null;
}

export function writeChange({ id, entry, farewell }: PageChange): WrittenChange {
  return { id, farewell, entry: entry === null ? null : encode(entry) };
}

export function readChange({ id, entry, farewell }: WrittenChange): PageChange {
  return { id, farewell, entry: entry === null ? null : decode<Entry>(entry) };
}

interface Row extends Record<string, unknown> {
  book: number;
  id: string | null;
  entry: string | null;
  farewell: string | null;
}

export class BookStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Makes the book, if there is none yet. */
  async open(): Promise<void> {
    await this.#database.insert(lobbyBook).values({}).onConflictDoNothing();
  }

  /** What changed after `version`; after -1 everything there is. */
  async since(version: number): Promise<{ version: number; changes: PageChange[] }> {
    const { rows } = await this.#database.execute<Row>(sql`
      select lobby_book.version as book, lobby_games.id, lobby_games.entry, lobby_games.farewell
      from lobby_book left join lobby_games on lobby_games.version > ${version}`);
    const [first] = rows;
    if (first === undefined) throw new Error('The lobby has no book');
    const changes = rows.flatMap(({ id, entry, farewell }) =>
      id === null ? [] : [readChange({ id, entry, farewell })],
    );
    return { version: first.book, changes };
  }

  /** Turns the book from `version` to the next one. @returns whether it still was at `version` */
  async turn(version: number, pages: readonly WrittenChange[], changedAt: Date): Promise<boolean> {
    const { rows } = await this.#database.execute(sql`
      with turned as (
        update lobby_book set version = version + 1 where version = ${version} returning version
      ), written as (
        insert into lobby_games (id, version, entry, farewell, changed_at)
        select page.id, turned.version, page.entry, page.farewell, ${changedAt.toISOString()}::timestamptz
        from turned, jsonb_to_recordset(${JSON.stringify(pages)}::jsonb) as page(id uuid, entry text, farewell text)
        on conflict (id) do update set version = excluded.version, entry = excluded.entry,
          farewell = excluded.farewell, changed_at = excluded.changed_at
      )
      select version from turned`);
    return rows.length > 0;
  }

  /** Clears away what is left of games that are gone. */
  async clearBefore(moment: Date): Promise<void> {
    await this.#database
      .delete(lobbyGames)
      .where(and(isNull(lobbyGames.entry), lt(lobbyGames.changedAt, moment)));
  }
}
