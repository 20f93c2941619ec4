/** What a person's page shows, out of the database. */
import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { DEFAULT_SHARING } from '@amberhall/protocol';
import type { PersonDeck, PersonGame, PersonRecord, Sharing } from '@amberhall/protocol';
import type { Database } from '../database/database.ts';
import { friendships, sharing } from '../database/people-schema.ts';
import { decks, gamePlayers, games } from '../database/schema.ts';

const OWN = alias(gamePlayers, 'own');
const OTHER = alias(gamePlayers, 'other');
const OTHERS_SHARING = alias(sharing, 'others_sharing');

const MAX_GAMES = 10;
const MAX_DECKS = 6;
const MS_PER_MINUTE = 60_000;

/** Games against others. Hot-seat games have one player. */
const ACROSS = and(eq(OTHER.gameId, games.id), ne(OTHER.seat, OWN.seat), ne(OTHER.kind, 'double'));

const HAS_REPLAY = sql<boolean>`exists (select from game_decisions where game_decisions.game_id = ${games.id})`;

/** The list of the deck was shown, and its owner played it. */
const SHOWS_DECK = sql`
  not coalesce((${games.options} ->> 'hideDeckLists')::boolean, false) and not ${games.decksExchanged}`;

/** Everybody could watch the game, and its delay for spectators is over. */
const isPublic = (now: Date) => sql`
  coalesce((${games.options} ->> 'allowSpectators')::boolean, false)
  and not coalesce((${games.options} ->> 'gamePrivate')::boolean, false)
  and not (${games.options} ? 'password')
  and ${games.finishedAt} + coalesce((${games.options} ->> 'spectatorDelay')::integer, 0) * interval '1 minute'
    <= ${now.toISOString()}`;

export class PersonStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async sharingOf(userId: number): Promise<Sharing> {
    const [row] = await this.#database.select().from(sharing).where(eq(sharing.userId, userId));
    if (row === undefined) return DEFAULT_SHARING;
    const { userId: _is, ...chosen } = row;
    return chosen;
  }

  async share(userId: number, chosen: Sharing): Promise<void> {
    await this.#database
      .insert(sharing)
      .values({ userId, ...chosen })
      .onConflictDoUpdate({ target: sharing.userId, set: chosen });
  }

  /** Practice does not count. */
  async record(userId: number): Promise<PersonRecord> {
    const formats = await this.#database
      .select({
        format: games.gameFormat,
        wins: sql<number>`(count(*) filter (where ${games.winner} = ${OWN.name}))::integer`,
        losses: sql<number>`(count(*) filter (where ${games.winner} <> ${OWN.name}))::integer`,
      })
      .from(OWN)
      .innerJoin(games, eq(games.id, OWN.gameId))
      .innerJoin(OTHER, ACROSS)
      .where(and(eq(OWN.userId, userId), isNotNull(games.finishedAt), eq(games.practice, false)))
      .groupBy(games.gameFormat)
      .orderBy(desc(sql`count(*)`), games.gameFormat);
    const sum = (part: 'wins' | 'losses') => formats.reduce((total, format) => total + format[part], 0);
    return { wins: sum('wins'), losses: sum('losses'), formats };
  }

  /**
   * The last games that everybody could watch.
   *
   * @param deckUuid only games with a replay in which the person played this deck, and in which lists were shown
   * @param viewerId sees the names of opponents who share their games with them; `null` for a visitor
   */
  async games(userId: number, viewerId: number | null, now: Date, deckUuid?: string): Promise<PersonGame[]> {
    const rows = await this.#database
      .select({ game: games, own: OWN, other: OTHER, replay: HAS_REPLAY, isNamed: isNamedTo(viewerId) })
      .from(OWN)
      .innerJoin(games, eq(games.id, OWN.gameId))
      .innerJoin(OTHER, ACROSS)
      .leftJoin(OTHERS_SHARING, eq(OTHERS_SHARING.userId, OTHER.userId))
      .where(
        and(
          eq(OWN.userId, userId),
          isNotNull(games.finishedAt),
          eq(games.practice, false),
          isPublic(now),
          deckUuid === undefined ? undefined : and(eq(OWN.deckUuid, deckUuid), SHOWS_DECK, HAS_REPLAY),
        ),
      )
      .orderBy(desc(games.finishedAt), desc(games.id))
      .limit(MAX_GAMES);
    return rows.map(gameOf);
  }

  /** Favorites, the most successful first. */
  async decks(userId: number): Promise<PersonDeck[]> {
    return this.#database
      .select({
        shareKey: sql<string | null>`case when ${decks.sharing} = 'public' then ${decks.shareKey} end`,
        name: decks.name,
        expansion: decks.expansion,
        houses: decks.houses,
        wins: decks.wins,
        losses: decks.losses,
      })
      .from(decks)
      .where(and(eq(decks.ownerId, userId), eq(decks.isFavorite, true)))
      .orderBy(desc(decks.winRate), desc(decks.wins), decks.id)
      .limit(MAX_DECKS);
  }
}

/** Whether the viewer may know that the opponent played. */
function isNamedTo(viewerId: number | null) {
  const audience = sql`coalesce(${OTHERS_SHARING.games}, ${DEFAULT_SHARING.games})`;
  const isFriend = sql`exists (
    select from ${friendships} where accepted
      and low_id = least(${OTHER.userId}, ${viewerId}::integer)
      and high_id = greatest(${OTHER.userId}, ${viewerId}::integer))`;
  return sql<boolean>`case
    when ${OTHER.userId} is null then ${OTHER.kind} <> 'user'
    when ${OTHER.userId} = ${viewerId}::integer then true
    when ${audience} = 'everybody' then true
    when ${audience} = 'friends' and ${viewerId}::integer is not null then ${isFriend}
    else false end`;
}

type PlayerRow = typeof gamePlayers.$inferSelect;

interface GameRow {
  game: typeof games.$inferSelect;
  own: PlayerRow;
  other: PlayerRow;
  replay: boolean;
  isNamed: boolean;
}

function gameOf({ game, own, other, replay, isNamed }: GameRow): PersonGame {
  const finishedAt = game.finishedAt ?? game.startedAt;
  const { deck } = game.decksExchanged ? other : own;
  return {
    gameId: game.id,
    gameFormat: game.gameFormat,
    finishedAt: finishedAt.toISOString(),
    minutes: Math.round((finishedAt.getTime() - game.startedAt.getTime()) / MS_PER_MINUTE),
    result: game.winner === null ? 'undecided' : game.winner === own.name ? 'won' : 'lost',
    keys: [own.keys ?? 0, other.keys ?? 0],
    deck: game.options.hideDeckLists ? null : { name: deck.name, houses: [...deck.houses] },
    opponent: isNamed ? other.name : null,
    replay,
  };
}
