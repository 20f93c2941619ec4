/** Finished games in the database. */
import { and, asc, desc, eq, gte, isNotNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Match, MatchListQuery, MatchSide } from '@amberhall/protocol';
import type { Database } from '../database/database.ts';
import { gamePlayers, games } from '../database/schema.ts';
import { conditionOf, isLost, isWon, OTHER, OWN, SORTED_BY } from './match-list.ts';

type PlayerRow = typeof gamePlayers.$inferSelect;

interface GameRow {
  game: typeof games.$inferSelect;
  own: PlayerRow;
  other: PlayerRow;
  replay: boolean;
}

const HAS_REPLAY = sql<boolean>`exists (select from game_decisions where game_decisions.game_id = ${games.id})`;

/** Hot-seat games are not matches. */
const ACROSS = and(eq(OTHER.gameId, games.id), ne(OTHER.seat, OWN.seat), ne(OTHER.kind, 'double'));

/** A page of a user's games, and totals of all matching ones; practice does not count. */
export interface MatchPage {
  games: Match[];
  numGames: number;
  wins: number;
  losses: number;
}

export class MatchStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** All finished games of the account, newest first, its own side first. */
  async all(userId: number): Promise<Match[]> {
    const rows = await this.#finished()
      .where(and(eq(OWN.userId, userId), isNotNull(games.finishedAt)))
      .orderBy(desc(games.finishedAt));
    return rows.map(matchOf);
  }

  /** Equal values are ordered by newest first. */
  async page(userId: number, query: MatchListQuery, now: Date): Promise<MatchPage> {
    const { page, pageSize, sort, sortDir, filter } = query;
    const where = and(
      eq(OWN.userId, userId),
      isNotNull(games.finishedAt),
      ...filter.map((each) => conditionOf(each, now)),
    );
    const direction = sortDir === 'asc' ? asc : desc;
    const rows = await this.#finished()
      .where(where)
      .orderBy(direction(SORTED_BY[sort]), desc(games.finishedAt), desc(games.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    const [totals] = await this.#database
      .select({
        numGames: sql<number>`count(*)::integer`,
        wins: sql<number>`(count(*) filter (where ${isWon} and not ${games.practice}))::integer`,
        losses: sql<number>`(count(*) filter (where ${isLost} and not ${games.practice}))::integer`,
      })
      .from(OWN)
      .innerJoin(games, eq(games.id, OWN.gameId))
      .innerJoin(OTHER, ACROSS)
      .where(where);
    return { games: rows.map(matchOf), ...(totals ?? { numGames: 0, wins: 0, losses: 0 }) };
  }

  /** Names of the opponents of games that the account has started since then. */
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

  #finished() {
    return this.#database
      .select({ game: games, own: OWN, other: OTHER, replay: HAS_REPLAY })
      .from(OWN)
      .innerJoin(games, eq(games.id, OWN.gameId))
      .innerJoin(OTHER, ACROSS);
  }
}

export const DELETED_USER = 'Deleted user';

/** A deleted account is named nowhere. */
function shownName({ name, kind, userId }: PlayerRow): string {
  return kind === 'user' && userId === null ? DELETED_USER : name;
}

function matchOf({ game, own, other, replay }: GameRow): Match {
  const winner = [own, other].find(({ name }) => name === game.winner);
  return {
    gameId: game.id,
    gameType: game.gameType,
    gameFormat: game.gameFormat,
    practice: game.practice,
    startedAt: game.startedAt.toISOString(),
    finishedAt: game.finishedAt?.toISOString() ?? null,
    winner: winner === undefined ? game.winner : shownName(winner),
    winReason: game.winReason,
    replay,
    players: [
      sideOf(own, deckOf(game.decksExchanged ? other : own)),
      sideOf(other, game.options.hideDeckLists ? null : deckOf(game.decksExchanged ? own : other)),
    ],
  };
}

function sideOf(player: PlayerRow, deck: MatchSide['deck']): MatchSide {
  return { name: shownName(player), keys: player.keys ?? 0, deck };
}

/** The deck that a player brought. */
function deckOf({ deck: { name, expansion, houses }, deckUuid }: PlayerRow): MatchSide['deck'] {
  return { name, uuid: deckUuid, expansion, houses: [...houses] };
}
