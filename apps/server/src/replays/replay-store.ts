/** Replayable games in the database. */
import { and, asc, count, eq, isNotNull } from 'drizzle-orm';
import { summaryOf } from '../accounts/user-views.ts';
import type { AccountStore } from '../accounts/account-store.ts';
import type { Database } from '../database/database.ts';
import { gameDecisions, gamePlayers, games, lobbyGames } from '../database/schema.ts';
import { guestOrBot } from '../accounts/person.ts';
import { DELETED_USER } from '../matches/match-store.ts';
import type { DecisionRow, StoredGame, StoredPlayer } from './stored-game.ts';

export class ReplayStore {
  readonly #database: Database;
  readonly #accounts: AccountStore;

  constructor(database: Database, accounts: AccountStore) {
    this.#database = database;
    this.#accounts = accounts;
  }

  /** A game without its decisions; `undefined` if there is none with that id. */
  async find(id: string): Promise<StoredGame | undefined> {
    const [game] = await this.#database.select().from(games).where(eq(games.id, id));
    if (game === undefined) return undefined;
    const rows = await this.#database
      .select()
      .from(gamePlayers)
      .where(eq(gamePlayers.gameId, id))
      .orderBy(asc(gamePlayers.seat));
    const [one, other] = await Promise.all(rows.map((row) => this.#playerOf(row)));
    if (one === undefined || other === undefined) throw new Error(`Game ${id} lacks a player`);
    return { game, players: [one, other] };
  }

  /** Says whether the room of a game is still open: its players can continue the game after its end. */
  async isOpen(id: string): Promise<boolean> {
    const rows = await this.#database
      .select({ id: lobbyGames.id })
      .from(lobbyGames)
      .where(and(eq(lobbyGames.id, id), isNotNull(lobbyGames.entry)));
    return rows.length > 0;
  }

  async countDecisions(id: string): Promise<number> {
    const [row] = await this.#database
      .select({ decisions: count() })
      .from(gameDecisions)
      .where(eq(gameDecisions.gameId, id));
    return row?.decisions ?? 0;
  }

  /** In the order in which they were taken. */
  decisionsOf(id: string): Promise<DecisionRow[]> {
    const { player, decision, decidedAt, fingerprint } = gameDecisions;
    return this.#database
      .select({ player, decision, decidedAt, fingerprint })
      .from(gameDecisions)
      .where(eq(gameDecisions.gameId, id))
      .orderBy(asc(gameDecisions.number));
  }

  async #playerOf(row: StoredPlayer['row']): Promise<StoredPlayer> {
    if (row.kind !== 'user') return { row, summary: guestOrBot(row.name, row.kind).summary };
    const account = row.userId === null ? undefined : await this.#accounts.byId(row.userId);
    if (account !== undefined) {
      const { avatar, role } = summaryOf(account);
      return { row, summary: { username: row.name, name: row.name, avatar, role } };
    }
    // Two deleted players must have different names.
    const name = row.seat === 0 ? DELETED_USER : `${DELETED_USER} ${row.seat + 1}`;
    return { row, summary: guestOrBot(name, 'guest').summary };
  }
}
