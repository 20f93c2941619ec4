/** Events in the database. A change holds the row of its event, so that changes of all processes follow each other. */
import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { EventSettings } from '@amberhall/protocol';
import type { Account } from '../accounts/account-store.ts';
import type { Database } from '../database/database.ts';
import { eventEntrants, eventMatches, eventOrganisers, events } from '../database/events-schema.ts';
import { users } from '../database/schema.ts';
import type { PlayableDeck } from '../decks/playable-deck.ts';
import type { EventState, StoredMatch } from './event-state.ts';

/** What a change made of an event. */
export interface EventChangeResult<T> {
  result: T;
  before: EventState;
  event: EventState;
  /** `false` if the change left everything as it was. */
  isChanged: boolean;
}

/** What others may see of a registered deck. */
export interface DeckSummary {
  name: string;
  uuid: string;
  houses: string[];
}

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
type EventRow = typeof events.$inferSelect;

/** Without the decks, which are large. */
const ENTRANT_COLUMNS = {
  id: eventEntrants.id,
  userId: eventEntrants.userId,
  club: eventEntrants.club,
  state: eventEntrants.state,
  isCheckedIn: eventEntrants.isCheckedIn,
  isRemoved: eventEntrants.isRemoved,
  hasMovedUp: eventEntrants.hasMovedUp,
  enteredAt: eventEntrants.enteredAt,
  chains: eventEntrants.chains,
  hasDecks: sql<boolean>`${eventEntrants.decks} is not null`,
};

export class EventStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** @returns its id */
  async create(organiserId: number, settings: EventSettings, now: Date): Promise<number> {
    return this.#database.transaction(async (transaction) => {
      const [row] = await transaction
        .insert(events)
        .values({
          settings,
          phase: 'signup',
          startsAt: new Date(settings.startsAt),
          createdAt: now,
          organiserId,
          seed: randomUUID(),
        })
        .returning();
      if (row === undefined) throw new Error('An event was not stored');
      await transaction.insert(eventOrganisers).values({ eventId: row.id, userId: organiserId });
      return row.id;
    });
  }

  async load(id: number): Promise<EventState | undefined> {
    const [row] = await this.#database.select().from(events).where(eq(events.id, id));
    return row && this.#stateOf(this.#database, row);
  }

  /**
   * Changes an event without concurrent changes.
   *
   * @param work alters the event. If it throws, nothing changes
   * @returns `undefined` if there is no such event
   */
  async change<T>(id: number, work: (event: EventState) => T): Promise<EventChangeResult<T> | undefined> {
    return this.#database.transaction(async (transaction) => {
      const [row] = await transaction.select().from(events).where(eq(events.id, id)).for('update');
      if (row === undefined) return undefined;
      const before = await this.#stateOf(transaction, row);
      const event = structuredClone(before);
      const result = work(event);
      const isChanged = await write(transaction, before, event);
      return {
        result,
        before,
        event: isChanged ? { ...event, version: before.version + 1 } : event,
        isChanged,
      };
    });
  }

  /** Accounts by id. */
  async accountsOf(ids: readonly number[]): Promise<Map<number, Account>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#database
      .select()
      .from(users)
      .where(inArray(users.id, [...new Set(ids)]));
    return new Map(rows.map((account) => [account.id, account]));
  }

  /** The registered decks of an event, as they are played. */
  async decksOf(eventId: number, entrantIds: readonly number[]): Promise<Map<number, PlayableDeck[]>> {
    if (entrantIds.length === 0) return new Map();
    const rows = await this.#database
      .select({ id: eventEntrants.id, decks: eventEntrants.decks })
      .from(eventEntrants)
      .where(and(eq(eventEntrants.eventId, eventId), inArray(eventEntrants.id, [...entrantIds])));
    return new Map(rows.flatMap(({ id, decks }) => (decks === null ? [] : [[id, decks]])));
  }

  async deckSummariesOf(eventId: number): Promise<Map<number, DeckSummary[]>> {
    const rows = await this.#database
      .select({
        id: eventEntrants.id,
        decks: sql<DeckSummary[]>`(
          select jsonb_agg(jsonb_build_object(
            'name', entry -> 'deck' -> 'name', 'uuid', entry -> 'deck' -> 'uuid', 'houses', entry -> 'list' -> 'houses'
          ) order by ordinal)
          from jsonb_array_elements(${eventEntrants.decks}) with ordinality as listed (entry, ordinal))`,
      })
      .from(eventEntrants)
      .where(and(eq(eventEntrants.eventId, eventId), isNotNull(eventEntrants.decks)));
    return new Map(rows.map(({ id, decks }) => [id, decks]));
  }

  async #stateOf(database: Database | Transaction, row: EventRow): Promise<EventState> {
    const { startsAt: _startsAt, ...event } = row;
    const [organisers, entrants, matches] = [
      await database.select().from(eventOrganisers).where(eq(eventOrganisers.eventId, row.id)),
      await database
        .select(ENTRANT_COLUMNS)
        .from(eventEntrants)
        .where(eq(eventEntrants.eventId, row.id))
        .orderBy(asc(eventEntrants.id)),
      await database
        .select()
        .from(eventMatches)
        .where(eq(eventMatches.eventId, row.id))
        .orderBy(asc(eventMatches.round), asc(eventMatches.table)),
    ];
    return {
      ...event,
      organiserIds: organisers.map(({ userId }) => userId),
      entrants,
      matches: matches.map(({ eventId: _eventId, ...match }) => match),
    };
  }
}

/** Stores what differs. @returns whether anything does */
async function write(transaction: Transaction, before: EventState, after: EventState): Promise<boolean> {
  const changes = [
    await writeOrganisers(transaction, before, after),
    await writeEntrants(transaction, before, after),
    await writeMatches(transaction, before, after),
  ];
  const isSame = JSON.stringify(rowOf(before)) === JSON.stringify(rowOf(after));
  if (isSame && !changes.includes(true)) return false;
  await transaction
    .update(events)
    .set({ ...rowOf(after), version: before.version + 1 })
    .where(eq(events.id, after.id));
  return true;
}

const rowOf = ({
  settings,
  phase,
  startedAt,
  finishedAt,
  mainRounds,
  seeds,
  places,
  isTitleGiven,
  isCheckInTold,
}: EventState) => ({
  settings,
  startsAt: new Date(settings.startsAt),
  phase,
  startedAt,
  finishedAt,
  mainRounds,
  seeds,
  places,
  isTitleGiven,
  isCheckInTold,
});

async function writeOrganisers(
  transaction: Transaction,
  before: EventState,
  after: EventState,
): Promise<boolean> {
  const eventId = after.id;
  const added = after.organiserIds.filter((id) => !before.organiserIds.includes(id));
  const removed = before.organiserIds.filter((id) => !after.organiserIds.includes(id));
  if (added.length > 0)
    await transaction.insert(eventOrganisers).values(added.map((userId) => ({ eventId, userId })));
  if (removed.length > 0)
    await transaction
      .delete(eventOrganisers)
      .where(and(eq(eventOrganisers.eventId, eventId), inArray(eventOrganisers.userId, removed)));
  return added.length + removed.length > 0;
}

/** Entrants are never removed. */
async function writeEntrants(
  transaction: Transaction,
  before: EventState,
  after: EventState,
): Promise<boolean> {
  const known = new Map(before.entrants.map((entrant) => [entrant.id, JSON.stringify(entrant)]));
  const changed = after.entrants.filter((entrant) => known.get(entrant.id) !== JSON.stringify(entrant));
  for (const entrant of changed) {
    const { id, newDecks, hasDecks: _hasDecks, ...row } = entrant;
    const values = { ...row, ...(newDecks !== undefined && { decks: newDecks && [...newDecks] }) };
    if (id === 0) {
      const [stored] = await transaction
        .insert(eventEntrants)
        .values({ ...values, eventId: after.id })
        .returning({ id: eventEntrants.id });
      entrant.id = stored?.id ?? 0;
    } else await transaction.update(eventEntrants).set(values).where(eq(eventEntrants.id, id));
    delete entrant.newDecks;
  }
  return changed.length > 0;
}

async function writeMatches(
  transaction: Transaction,
  before: EventState,
  after: EventState,
): Promise<boolean> {
  const kept = new Set(after.matches.map(({ id }) => id));
  const removed = before.matches.map(({ id }) => id).filter((id) => !kept.has(id));
  if (removed.length > 0) await transaction.delete(eventMatches).where(inArray(eventMatches.id, removed));
  const known = new Map(before.matches.map((match) => [match.id, JSON.stringify(match)]));
  const altered = after.matches.filter(
    (match) => match.id !== 0 && known.get(match.id) !== JSON.stringify(match),
  );
  for (const { id, ...match } of altered) {
    await transaction.update(eventMatches).set(match).where(eq(eventMatches.id, id));
  }
  const added = after.matches.filter(({ id }) => id === 0);
  if (added.length > 0) {
    const stored = await transaction
      .insert(eventMatches)
      .values(added.map(({ id: _id, ...match }: StoredMatch) => ({ ...match, eventId: after.id })))
      .returning({ id: eventMatches.id });
    for (const [index, { id }] of stored.entries()) Object.assign(added[index] ?? {}, { id });
  }
  return removed.length + altered.length + added.length > 0;
}
