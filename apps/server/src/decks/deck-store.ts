/** Decks in the database. */
import { and, arrayContains, asc, count, desc, eq, gt, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { SQL } from 'drizzle-orm';
import type { DeckList } from '@amberhall/cards/data';
import type {
  DeckCardCount,
  DeckFilter,
  DeckLabel,
  DeckListQuery,
  DeckUpdate,
  DeckSort,
} from '@amberhall/protocol';
import { ALL_DECKS, DECK_LABELS, isNumberSort, REVIEWS_PER_PAGE } from '@amberhall/protocol';
import type { Database } from '../database/database.ts';
import { containing } from '../database/like.ts';
import { decks, gamePlayers, games, users, waitsForReview } from '../database/schema.ts';
import { numbersOf, numbersVersion } from './numbers.ts';
import type { DeckRow } from './view.ts';

export type NewDeck = Omit<
  typeof decks.$inferInsert,
  'nameKey' | 'wins' | 'losses' | 'numbers' | 'numbersVersion'
>;
export type DeckChange = Partial<
  Pick<
    DeckRow,
    | 'cards'
    | 'lacksIcons'
    | 'iconsByHand'
    | 'impossible'
    | 'flagged'
    | 'verified'
    | 'updatedAt'
    | 'sharing'
    | 'shareKey'
  >
> &
  Partial<DeckUpdate>;

/** A row with the number of other accounts that own the same deck. */
export interface DeckWithHolders {
  row: DeckRow;
  holders: number;
}

const SORTED_BY = {
  lastUpdated: decks.updatedAt,
  name: decks.nameKey,
  expansion: decks.expansion,
  winRate: decks.winRate,
} as const satisfies Partial<Record<DeckSort, unknown>>;

function orderBy(sort: DeckSort) {
  if (!isNumberSort(sort)) return SORTED_BY[sort];
  const path = sql.join(
    sort.split('.').map((key) => sql`${key}`),
    sql`, `,
  );
  return sql`coalesce((jsonb_extract_path_text(${decks.numbers}, ${path}))::real, 0)`;
}

/** Names in searches: without case and accents. */
export function nameKeyOf(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();
}

export class DeckStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Inserts the deck, or returns the one that its owner already has. */
  async add(deck: NewDeck): Promise<DeckRow> {
    await this.#database
      .insert(decks)
      .values({
        ...deck,
        nameKey: nameKeyOf(deck.name),
        ...storedNumbers(deck.cards),
        ...(await this.#record(deck.ownerId, deck.uuid)),
      })
      .onConflictDoNothing();
    const row = await this.byUuid(deck.ownerId, deck.uuid);
    if (row === undefined) throw new Error('The database kept no deck');
    return row;
  }

  async byId(id: number): Promise<DeckRow | undefined> {
    const [row] = await this.#database.select().from(decks).where(eq(decks.id, id));
    return row;
  }

  /** A shared deck by the last part of its address. */
  async byShareKey(key: string): Promise<DeckRow | undefined> {
    const [row] = await this.#database.select().from(decks).where(eq(decks.shareKey, key));
    return row;
  }

  async byUuid(ownerId: number, uuid: string): Promise<DeckRow | undefined> {
    const [row] = await this.#database
      .select()
      .from(decks)
      .where(and(eq(decks.ownerId, ownerId), eq(decks.uuid, uuid)));
    return row;
  }

  async allByUuid(ownerId: number, uuids: readonly string[]): Promise<DeckRow[]> {
    return this.#database
      .select()
      .from(decks)
      .where(and(eq(decks.ownerId, ownerId), inArray(decks.uuid, [...uuids])));
  }

  /** @returns `undefined` if the deck no longer exists */
  async change(id: number, change: DeckChange): Promise<DeckRow | undefined> {
    const [row] = await this.#database
      .update(decks)
      .set(withNumbers(change))
      .where(eq(decks.id, id))
      .returning();
    return row;
  }

  /** Assigns the icons of a deck to its cards, once. @returns `undefined` if that was already done */
  async assignIcons(id: number, change: DeckChange): Promise<DeckRow | undefined> {
    const [row] = await this.#database
      .update(decks)
      .set(withNumbers(change))
      .where(and(eq(decks.id, id), eq(decks.lacksIcons, true)))
      .returning();
    return row;
  }

  async remove(ownerId: number, id: number): Promise<boolean> {
    const gone = await this.#database
      .delete(decks)
      .where(and(eq(decks.ownerId, ownerId), eq(decks.id, id)))
      .returning({ id: decks.id });
    return gone.length > 0;
  }

  /** Verifies all decks of a user, and removes their flags. @returns how many have changed */
  async verifyAll(ownerId: number): Promise<number> {
    const verified = await this.#database
      .update(decks)
      .set({ verified: true, flagged: false })
      .where(and(eq(decks.ownerId, ownerId), or(eq(decks.verified, false), eq(decks.flagged, true))))
      .returning({ id: decks.id });
    return verified.length;
  }

  async page(ownerId: number, query: DeckListQuery): Promise<{ decks: DeckWithHolders[]; numDecks: number }> {
    const { page, pageSize } = query;
    const ordered = this.#listed(ownerId, query);
    // The card lists are loaded for the page only and take no part in sorting.
    const listed = (
      pageSize >= ALL_DECKS ? ordered : ordered.limit(pageSize).offset((page - 1) * pageSize)
    ).as('listed');
    const rows = await this.#database
      .select({ row: decks, total: listed.total, holders: sql<number>`(${othersWith(decks)})::integer` })
      .from(listed)
      .innerJoin(decks, eq(decks.id, listed.id))
      .orderBy(listed.place);
    const total = rows[0]?.total ?? (page === 1 ? 0 : await this.#count(ownerId, query));
    return { decks: rows.map(({ row, holders }) => ({ row, holders })), numDecks: total };
  }

  /** The ids of the matching decks, each with its position and the total number. */
  #listed(ownerId: number, { sort, sortDir, filter }: DeckListQuery) {
    const direction = sortDir === 'asc' ? asc : desc;
    const order = [direction(orderBy(sort)), direction(decks.id)];
    const listed = this.#database
      .select({
        id: decks.id,
        total: sql<number>`(count(*) over ())::integer`.as('total'),
        place: sql<number>`row_number() over (order by ${sql.join(order, sql`, `)})`.as('place'),
      })
      .from(decks)
      .where(and(eq(decks.ownerId, ownerId), ...filter.map(conditionOf)))
      .orderBy(sql`place`)
      .$dynamic();
    // Counted once for each deck, however many labels are requested.
    const isByLabel = filter.some(({ name }) => name === 'status');
    return isByLabel ? listed.innerJoinLateral(HOLDING, sql`true`) : listed;
  }

  /**
   * Computes the numbers of the next decks after `last` that have those of another version.
   *
   * @returns the id of the last of them; `undefined` if there are no more
   */
  async refreshNumbers(last: number, limit: number): Promise<number | undefined> {
    const rows = await this.#database
      .select({ id: decks.id, cards: decks.cards })
      .from(decks)
      .where(and(gt(decks.id, last), sql`${decks.numbersVersion} is distinct from ${numbersVersion()}`))
      .orderBy(decks.id)
      .limit(limit);
    for (const { id, cards } of rows) {
      // Cards that were changed meanwhile have new numbers already.
      await this.#database
        .update(decks)
        .set(storedNumbers(cards))
        .where(and(eq(decks.id, id), eq(decks.cards, cards)));
    }
    return rows.at(-1)?.id;
  }

  async #count(ownerId: number, query: DeckListQuery): Promise<number> {
    const [first] = await this.#listed(ownerId, query).limit(1);
    return first?.total ?? 0;
  }

  /** Flagged decks, and decks with a label other than verified; the newest first. */
  async needingReview(ownerId: number, limit: number): Promise<DeckWithHolders[]> {
    const labels = DECK_LABELS.filter((label) => label !== 'valid');
    const rows = await this.#database
      .select({ row: decks, holders: HOLDERS })
      .from(decks)
      .innerJoinLateral(HOLDING, sql`true`)
      .where(and(eq(decks.ownerId, ownerId), or(eq(decks.flagged, true), ...labels.map(hasLabel))))
      .orderBy(desc(decks.updatedAt), desc(decks.id))
      .limit(limit);
    return rows;
  }

  /** A page of the decks of all users that wait for a review, the newest first. */
  async waitingForReview(
    page: number,
  ): Promise<{ decks: (DeckWithHolders & { owner: string })[]; count: number }> {
    const rows = await this.#database
      .select({ row: decks, holders: HOLDERS, owner: users.username })
      .from(decks)
      .innerJoin(users, eq(users.id, decks.ownerId))
      .innerJoinLateral(HOLDING, sql`true`)
      .where(waitsForReview(decks))
      .orderBy(desc(decks.updatedAt), desc(decks.id))
      .limit(REVIEWS_PER_PAGE)
      .offset((page - 1) * REVIEWS_PER_PAGE);
    return { decks: rows, count: await this.#database.$count(decks, waitsForReview(decks)) };
  }

  async all(ownerId: number): Promise<DeckRow[]> {
    return this.#database.select().from(decks).where(eq(decks.ownerId, ownerId)).orderBy(asc(decks.id));
  }

  async tagsOf(ownerId: number): Promise<string[]> {
    const rows = await this.#database
      .selectDistinct({ tag: sql<string>`unnest(${decks.tags})` })
      .from(decks)
      .where(eq(decks.ownerId, ownerId));
    return rows.map(({ tag }) => tag).toSorted((one, other) => one.localeCompare(other));
  }

  /** The cards in the decks of a user, each with the number of decks that have it. */
  async cardsOf(ownerId: number): Promise<DeckCardCount[]> {
    const { rows } = await this.#database.execute<{ id: string; decks: number }>(sql`
      select line ->> 'id' as id, count(distinct decks.id)::integer as decks
      from decks cross join lateral jsonb_array_elements(decks.cards) as line
      where decks.owner_id = ${ownerId}
      group by 1`);
    return rows;
  }

  /** Counts the other owners of each of the decks. */
  async withHolders(rows: readonly DeckRow[]): Promise<DeckWithHolders[]> {
    if (rows.length === 0) return [];
    const counts = await this.#database
      .select({ uuid: decks.uuid, holders: count() })
      .from(decks)
      .where(inArray(decks.uuid, [...new Set(rows.map(({ uuid }) => uuid))]))
      .groupBy(decks.uuid);
    const holders = new Map(counts.map((each) => [each.uuid, each.holders]));
    return rows.map((row) => ({ row, holders: (holders.get(row.uuid) ?? 1) - 1 }));
  }

  async isNameTaken(name: string): Promise<boolean> {
    const found = await this.#database
      .select({ id: decks.id })
      .from(decks)
      .where(eq(decks.name, name))
      .limit(1);
    return found.length > 0;
  }

  /** The deck that a player had in a finished sealed game. */
  async sealedDeckOf(userId: number, gameId: string): Promise<{ uuid: string; list: DeckList } | undefined> {
    const [row] = await this.#database
      .select({ uuid: gamePlayers.deckUuid, list: gamePlayers.deck })
      .from(gamePlayers)
      .innerJoin(games, eq(games.id, gamePlayers.gameId))
      .where(
        and(
          eq(gamePlayers.userId, userId),
          eq(games.id, gameId),
          eq(games.gameFormat, 'sealed'),
          isNotNull(games.finishedAt),
        ),
      );
    return row?.uuid === undefined || row.uuid === null ? undefined : { uuid: row.uuid, list: row.list };
  }

  /** Games that the owner finished with the deck, for example before deleting it. */
  async #record(ownerId: number, uuid: string): Promise<{ wins: number; losses: number }> {
    const [record] = await this.#database
      .select({
        wins: sql<number>`count(*) filter (where ${games.winner} = ${gamePlayers.name})::integer`,
        losses: sql<number>`count(*) filter (where ${games.winner} <> ${gamePlayers.name})::integer`,
      })
      .from(gamePlayers)
      .innerJoin(games, eq(games.id, gamePlayers.gameId))
      .where(
        and(
          eq(gamePlayers.userId, ownerId),
          eq(gamePlayers.deckUuid, uuid),
          eq(games.practice, false),
          eq(games.decksExchanged, false),
        ),
      );
    return record ?? { wins: 0, losses: 0 };
  }
}

/**
 * Adds a game with a winner to the records of the decks of its players, if they own these decks and played them
 * themselves. Practice does not count.
 *
 * @param database a transaction of the caller: the result and the records change together
 */
export async function recordResult(database: Pick<Database, 'execute'>, gameId: string): Promise<void> {
  await database.execute(sql`
    update decks
    set wins = decks.wins + (games.winner = game_players.name)::integer,
        losses = decks.losses + (games.winner <> game_players.name)::integer
    from game_players join games on games.id = game_players.game_id
    where games.id = ${gameId} and games.winner is not null and not games.practice and not games.decks_exchanged
      and decks.owner_id = game_players.user_id and decks.uuid = game_players.deck_uuid`);
}

function storedNumbers(cards: DeckRow['cards']) {
  return { numbers: numbersOf({ cards }), numbersVersion: numbersVersion() };
}

function withNumbers(change: DeckChange) {
  return { ...change, ...(change.cards && storedNumbers(change.cards)) };
}

function conditionOf(filter: DeckFilter): SQL | undefined {
  switch (filter.name) {
    case 'name':
      return sql`${decks.nameKey} like ${containing(nameKeyOf(filter.value.trim()))}`;
    case 'expansion':
      return filter.value.length === 0 ? undefined : inArray(decks.expansion, filter.value);
    case 'isAlliance':
      return filter.value ? eq(decks.source, 'alliance') : ne(decks.source, 'alliance');
    case 'houses':
      return filter.value.length === 0 ? undefined : arrayContains(decks.houses, filter.value);
    case 'tags':
      return filter.value.length === 0 ? undefined : arrayContains(decks.tags, filter.value);
    case 'favorite':
      return eq(decks.isFavorite, filter.value);
    case 'status':
      return filter.value.length === 0 ? undefined : or(...filter.value.map(hasLabel));
  }
}

const SAME = alias(decks, 'same');
/** Other accounts that own the deck. */
const othersWith = (deck: typeof decks) =>
  sql`select count(*) - 1 from ${decks} as same where ${SAME.uuid} = ${deck.uuid}`;
/** Joined for filters by label; `offset` keeps the planner from counting again for each mention. */
const HOLDING = sql`(select (${othersWith(decks)})::integer as others offset 0) as holding`;
const HOLDERS = sql<number>`holding.others`;
const isUnverifiedIcons = sql`${decks.iconsByHand} and not ${decks.verified}`;
const isUsed = sql`${decks.source} = 'imported' and not ${decks.verified} and ${HOLDERS} >= 2`;

/** The labels as `deckLabel` returns them, in SQL. */
function hasLabel(label: DeckLabel): SQL {
  const passes = (condition: SQL) => sql`(not ${decks.lacksIcons} and ${condition})`;
  const unlabelled = sql`not (${isUnverifiedIcons}) and not (${isUsed})`;
  switch (label) {
    case 'invalid':
      return sql`${decks.lacksIcons}`;
    case 'notVerified':
      return passes(isUnverifiedIcons);
    case 'used':
      return passes(sql`not (${isUnverifiedIcons}) and ${isUsed} and ${HOLDERS} = 2`);
    case 'popular':
      return passes(sql`not (${isUnverifiedIcons}) and ${isUsed} and ${HOLDERS} = 3`);
    case 'notorious':
      return passes(sql`not (${isUnverifiedIcons}) and ${isUsed} and ${HOLDERS} >= 4`);
    case 'impossible':
      return passes(sql`${unlabelled} and ${decks.impossible}`);
    case 'valid':
      return passes(sql`${unlabelled} and not ${decks.impossible}`);
  }
}
