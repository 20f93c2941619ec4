/** Finished games in the database. */
import { and, desc, eq, gte, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { House } from '@amberhall/engine/vocabulary';
import type { Match, MatchFilter, MatchListQuery, MatchSide, MatchSort } from '@amberhall/protocol';
import type { Database } from '../database/database.ts';
import { containing } from '../database/like.ts';
import { gamePlayers, games } from '../database/schema.ts';
import type { PlayerKind } from '../database/schema.ts';

/** The player's own side, and the opponent's. */
const OWN = alias(gamePlayers, 'own');
const OTHER = alias(gamePlayers, 'other');

const DAY_MS = 86_400_000;

const isWon = sql`${games.winner} = ${OWN.name}`;
const isLost = sql`${games.winner} <> ${OWN.name}`;

/** The deck that was played, which differs from the brought one after a bidding. */
const played = (by: SQL, against: SQL) =>
  sql`case when ${games.decksExchanged} then ${against} else ${by} end ->> 'name'`;
const [ownList, otherList] = [sql`${OWN.deck}`, sql`${OTHER.deck}`];
const ownDeck = played(ownList, otherList);
const hidesDecks = sql<boolean>`coalesce((${games.options} ->> 'hideDeckLists')::boolean, false)`;
/** The name of a hidden deck list is hidden too, also from sorting and searching. */
const otherDeck = sql`case when not ${hidesDecks} then ${played(otherList, ownList)} end`;
/** A deleted account is found under no name. */
const otherName = sql`case when ${OTHER.kind} <> 'user' or ${OTHER.userId} is not null then ${OTHER.name} end`;

/** Text comparison ignores case; missing values count as empty. */
const words = (text: SQL) => sql`lower(coalesce(${text}, ''))`;

const SORTED_BY: Record<MatchSort, SQL> = {
  myDeck: words(ownDeck),
  opponent: words(otherName),
  opponentDeck: words(otherDeck),
  winner: words(sql`case when ${games.winner} = ${OTHER.name} then ${otherName} else ${games.winner} end`),
  reason: words(sql`${games.winReason}`),
  keys: sql`coalesce(${OWN.keys}, 0) - coalesce(${OTHER.keys}, 0)`,
  type: sql`${games.gameType}`,
  format: sql`${games.gameFormat}`,
  started: sql`${games.startedAt}`,
  duration: sql`${games.finishedAt} - ${games.startedAt}`,
};

/** What a list shows of a player. The cards of a deck stay in the database: they are most of its data. */
const shownOf = (player: typeof OWN | typeof OTHER) => ({
  name: player.name,
  kind: player.kind,
  userId: player.userId,
  keys: player.keys,
  deckUuid: player.deckUuid,
  deckName: sql<string>`${player.deck} ->> 'name'`,
  deckExpansion: sql<number>`(${player.deck} ->> 'expansion')::integer`,
  deckHouses: sql<House[]>`${player.deck} -> 'houses'`,
});

const SHOWN_GAME = {
  id: games.id,
  gameType: games.gameType,
  gameFormat: games.gameFormat,
  practice: games.practice,
  startedAt: games.startedAt,
  finishedAt: games.finishedAt,
  winner: games.winner,
  winReason: games.winReason,
  decksExchanged: games.decksExchanged,
  hidesDecks,
};

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
    // Every matching game is read once, for the order and the totals. Decks are long, so they are read only for the page.
    const found = this.#database.$with('found').as(
      this.#database
        .select({
          id: sql<string>`${games.id}`.as('id'),
          key: SORTED_BY[sort].as('key'),
          finishedAt: sql`${games.finishedAt}`.as('finished_at'),
          isWon: sql<boolean>`${isWon} and not ${games.practice}`.as('is_won'),
          isLost: sql<boolean>`${isLost} and not ${games.practice}`.as('is_lost'),
        })
        .from(OWN)
        .innerJoin(games, eq(games.id, OWN.gameId))
        .innerJoin(OTHER, ACROSS)
        .where(where),
    );
    const direction = sortDir === 'asc' ? sql`asc` : sql`desc`;
    const [row] = await this.#database
      .with(found)
      .select({
        ids: sql<string[]>`array(
          select id from found order by key ${direction}, finished_at desc, id desc
          limit ${pageSize} offset ${(page - 1) * pageSize})`,
        numGames: sql<number>`count(*)::integer`,
        wins: sql<number>`(count(*) filter (where ${found.isWon}))::integer`,
        losses: sql<number>`(count(*) filter (where ${found.isLost}))::integer`,
      })
      .from(found);
    const { ids, ...totals } = row ?? { ids: [], numGames: 0, wins: 0, losses: 0 };
    const rows = await this.#gamesOf(userId, ids);
    return { games: rows.map(matchOf), ...totals };
  }

  /** These games of an account, in this order. */
  async #gamesOf(userId: number, ids: readonly string[]): Promise<GameRow[]> {
    if (ids.length === 0) return [];
    const rows = await this.#finished().where(and(eq(OWN.userId, userId), inArray(games.id, [...ids])));
    const places = new Map(ids.map((id, place) => [id, place]));
    return rows.toSorted((one, other) => (places.get(one.game.id) ?? 0) - (places.get(other.game.id) ?? 0));
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
      .select({ game: SHOWN_GAME, own: shownOf(OWN), other: shownOf(OTHER), replay: HAS_REPLAY })
      .from(OWN)
      .innerJoin(games, eq(games.id, OWN.gameId))
      .innerJoin(OTHER, ACROSS);
  }
}

export const DELETED_USER = 'Deleted user';

interface PlayerRow {
  name: string;
  kind: PlayerKind;
  userId: number | null;
  keys: number | null;
  deckUuid: string | null;
  deckName: string;
  deckExpansion: number;
  deckHouses: House[];
}

interface GameRow {
  game: Pick<typeof games.$inferSelect, Exclude<keyof typeof SHOWN_GAME, 'hidesDecks'>> & {
    hidesDecks: boolean;
  };
  own: PlayerRow;
  other: PlayerRow;
  replay: boolean;
}

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
      sideOf(other, game.hidesDecks ? null : deckOf(game.decksExchanged ? own : other)),
    ],
  };
}

function sideOf(player: PlayerRow, deck: MatchSide['deck']): MatchSide {
  return { name: shownName(player), keys: player.keys ?? 0, deck };
}

/** The deck that a player brought. */
function deckOf({ deckName, deckUuid, deckExpansion, deckHouses }: PlayerRow): MatchSide['deck'] {
  return { name: deckName, uuid: deckUuid, expansion: deckExpansion, houses: deckHouses };
}

function conditionOf(filter: MatchFilter, now: Date): SQL | undefined {
  switch (filter.name) {
    case 'text': {
      const part = containing(filter.value.trim().toLowerCase());
      return sql`(${words(ownDeck)} like ${part} or ${words(otherName)} like ${part} or ${words(otherDeck)} like ${part})`;
    }
    case 'gameType':
      return sql`${games.gameType} = ${filter.value}`;
    case 'gameFormat':
      return sql`${games.gameFormat} = ${filter.value}`;
    case 'result':
      return { won: isWon, lost: isLost, undecided: sql`${games.winner} is null` }[filter.value];
    case 'period':
      return sql`${games.finishedAt} >= ${new Date(now.getTime() - Number(filter.value) * DAY_MS).toISOString()}`;
  }
}
