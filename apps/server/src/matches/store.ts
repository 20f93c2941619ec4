/** Finished games in the database. */
import { and, desc, eq, gte, inArray, isNotNull, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Match, MatchSide } from '@amberhall/protocol';
import type { Database } from '../database/database.ts';
import { gamePlayers, games } from '../database/schema.ts';

type PlayerRow = typeof gamePlayers.$inferSelect;

export class MatchStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Finished games of the account, newest first, its own side first. */
  async of(userId: number, limit?: number): Promise<Match[]> {
    const finished = this.#database
      .select({ game: games })
      .from(gamePlayers)
      .innerJoin(games, eq(games.id, gamePlayers.gameId))
      .where(and(eq(gamePlayers.userId, userId), isNotNull(games.finishedAt)))
      .orderBy(desc(games.finishedAt));
    const rows = await (limit === undefined ? finished : finished.limit(limit));
    if (rows.length === 0) return [];

    const ids = rows.map(({ game }) => game.id);
    const sides = await this.#database.select().from(gamePlayers).where(inArray(gamePlayers.gameId, ids));
    return rows.map(({ game }) => {
      const [own, other] = sides
        .filter(({ gameId }) => gameId === game.id)
        .toSorted((one, another) => Number(another.userId === userId) - Number(one.userId === userId));
      if (own === undefined || other === undefined) throw new Error(`Game ${game.id} lacks a player`);
      return matchOf(game, own, other);
    });
  }

  /** Names of those against whom the account has begun a game since then. */
  async opponentsSince(userId: number, since: Date): Promise<Set<string>> {
    const own = alias(gamePlayers, 'own');
    const rows = await this.#database
      .select({ name: gamePlayers.name })
      .from(own)
      .innerJoin(games, and(eq(games.id, own.gameId), gte(games.startedAt, since)))
      .innerJoin(gamePlayers, and(eq(gamePlayers.gameId, own.gameId), ne(gamePlayers.seat, own.seat)))
      .where(eq(own.userId, userId));
    return new Set(rows.map(({ name }) => name));
  }
}

const DELETED_USER = 'Deleted user';

/** Who has deleted their account is named nowhere. */
function shownName({ name, kind, userId }: PlayerRow): string {
  return kind === 'user' && userId === null ? DELETED_USER : name;
}

function matchOf(game: typeof games.$inferSelect, own: PlayerRow, other: PlayerRow): Match {
  const winner = [own, other].find(({ name }) => name === game.winner);
  return {
    gameId: game.id,
    gameType: game.gameType,
    gameFormat: game.gameFormat,
    startedAt: game.startedAt.toISOString(),
    finishedAt: game.finishedAt?.toISOString() ?? null,
    winner: winner === undefined ? game.winner : shownName(winner),
    winReason: game.winReason,
    players: [sideOf(own), sideOf(other)],
  };
}

function sideOf(player: PlayerRow): MatchSide {
  const { keys, deck, deckUuid } = player;
  return {
    name: shownName(player),
    keys: keys ?? 0,
    deck: { name: deck.name, uuid: deckUuid, expansion: deck.expansion, houses: [...deck.houses] },
  };
}
