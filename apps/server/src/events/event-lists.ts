/** What the lists and notices about events read from the database, without loading whole events. */
import { and, asc, count, desc, eq, inArray, lte, ne, not, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { EnteredEvent, OwnMatch } from '@amberhall/protocol';
import type { Database } from '../database/database.ts';
import { eventEntrants, eventMatches, eventOrganisers, events } from '../database/events-schema.ts';
import { users } from '../database/schema.ts';
import type { OwnRow } from './event-view.ts';

type EventRow = typeof events.$inferSelect;

/** The list shows all coming and running events, and this many finished ones. */
const FINISHED_SHOWN = 50;
const LISTED = 500;

export class EventLists {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Coming events by their time, then running ones, then the latest finished ones. */
  async list(): Promise<EventRow[]> {
    const open = await this.#database
      .select()
      .from(events)
      .where(inArray(events.phase, ['signup', 'running']))
      .orderBy(desc(events.phase), asc(events.startsAt), asc(events.id))
      .limit(LISTED);
    const finished = await this.#database
      .select()
      .from(events)
      .where(eq(events.phase, 'over'))
      .orderBy(desc(events.startsAt), desc(events.id))
      .limit(FINISHED_SHOWN);
    return [...open, ...finished];
  }

  /** The numbers of entrants who play or have played and of those who wait, and the latest round, by event. */
  async countsOf(
    ids: readonly number[],
  ): Promise<Map<number, { entered: number; waiting: number; round: number }>> {
    if (ids.length === 0) return new Map();
    const hasPlayed = sql`exists (
      select from ${eventMatches}
      where ${eventMatches.firstId} = ${eventEntrants.id} or ${eventMatches.secondId} = ${eventEntrants.id})`;
    const entrants = await this.#database
      .select({
        id: eventEntrants.eventId,
        entered: sql<number>`(count(*) filter (where ${eventEntrants.state} = 'in' or ${hasPlayed}))::integer`,
        waiting: sql<number>`(count(*) filter (where ${eventEntrants.state} = 'waiting'))::integer`,
      })
      .from(eventEntrants)
      .where(inArray(eventEntrants.eventId, [...ids]))
      .groupBy(eventEntrants.eventId);
    const rounds = await this.#database
      .select({ id: eventMatches.eventId, round: sql<number>`max(${eventMatches.round})::integer` })
      .from(eventMatches)
      .where(inArray(eventMatches.eventId, [...ids]))
      .groupBy(eventMatches.eventId);
    const roundOf = new Map(rounds.map(({ id, round }) => [id, round]));
    return new Map(
      entrants.map(({ id, entered, waiting }) => [id, { entered, waiting, round: roundOf.get(id) ?? 0 }]),
    );
  }

  /** The names of the winners of finished events, by event. */
  async winnersOf(rows: readonly Pick<EventRow, 'id' | 'places'>[]): Promise<Map<number, string>> {
    const champions = rows.flatMap(({ places }) => places?.[0] ?? []);
    if (champions.length === 0) return new Map();
    const found = await this.#database
      .select({ eventId: eventEntrants.eventId, name: users.username })
      .from(eventEntrants)
      .innerJoin(users, eq(users.id, eventEntrants.userId))
      .where(inArray(eventEntrants.id, champions));
    return new Map(found.map(({ eventId, name }) => [eventId, name]));
  }

  /** The entries of a user, by event. */
  async entriesOf(userId: number): Promise<Map<number, OwnRow>> {
    const rows = await this.#database
      .select({
        eventId: eventEntrants.eventId,
        id: eventEntrants.id,
        state: eventEntrants.state,
        isCheckedIn: eventEntrants.isCheckedIn,
        isRemoved: eventEntrants.isRemoved,
      })
      .from(eventEntrants)
      .where(eq(eventEntrants.userId, userId));
    return new Map(rows.map(({ eventId, ...entrant }) => [eventId, entrant]));
  }

  /** All entries of a user, for the export of their data. */
  async exportOf(userId: number): Promise<EnteredEvent[]> {
    const rows = await this.#database
      .select({
        eventId: events.id,
        settings: events.settings,
        club: eventEntrants.club,
        state: eventEntrants.state,
        enteredAt: eventEntrants.enteredAt,
        decks: sql<
          string[]
        >`coalesce(jsonb_path_query_array(${eventEntrants.decks}, '$[*].deck.name'), '[]')`,
      })
      .from(eventEntrants)
      .innerJoin(events, eq(events.id, eventEntrants.eventId))
      .where(eq(eventEntrants.userId, userId))
      .orderBy(asc(eventEntrants.id));
    return rows.map(({ settings, enteredAt, ...entry }) => ({
      ...entry,
      event: settings.name,
      enteredAt: enteredAt.toISOString(),
    }));
  }

  /** The events that a user manages. */
  async organisedBy(userId: number): Promise<Set<number>> {
    const rows = await this.#database
      .select({ id: eventOrganisers.eventId })
      .from(eventOrganisers)
      .where(eq(eventOrganisers.userId, userId));
    return new Set(rows.map(({ id }) => id));
  }

  /** The number of a user's own events that are not over. */
  async countOpenOf(organiserId: number): Promise<number> {
    const [row] = await this.#database
      .select({ count: count() })
      .from(events)
      .where(and(eq(events.organiserId, organiserId), inArray(events.phase, ['signup', 'running'])));
    return row?.count ?? 0;
  }

  /**
   * The events that need attention: running ones, those whose start or check-in is due, and those whose title is not given or
   * whose chains are not settled.
   */
  async due(now: Date): Promise<number[]> {
    const has = (setting: 'runsByItself' | 'givesTitle' | 'keepsChains') =>
      sql`(${events.settings} ->> ${sql.raw(`'${setting}'`)})::boolean`;
    const checkInAt = sql`${events.startsAt} - make_interval(mins => (${events.settings} ->> 'checkInMinutes')::integer)`;
    const rows = await this.#database
      .select({ id: events.id })
      .from(events)
      .where(
        or(
          eq(events.phase, 'running'),
          and(eq(events.phase, 'signup'), lte(events.startsAt, now), has('runsByItself')),
          and(eq(events.phase, 'signup'), not(events.isCheckInTold), lte(checkInAt, now.toISOString())),
          and(eq(events.phase, 'over'), not(events.isTitleGiven), has('givesTitle')),
          and(eq(events.phase, 'over'), not(events.areChainsSettled), has('keepsChains')),
        ),
      );
    return rows.map(({ id }) => id);
  }

  /** The matches of a user that have no result yet. */
  async openMatchesOf(userId: number): Promise<Omit<OwnMatch, 'gameId'>[]> {
    const [own, other] = [alias(eventEntrants, 'own'), alias(eventEntrants, 'other')];
    const rows = await this.#database
      .select({ match: eventMatches, settings: events.settings, ownId: own.id, opponent: users.username })
      .from(own)
      .innerJoin(events, and(eq(events.id, own.eventId), eq(events.phase, 'running')))
      .innerJoin(eventMatches, or(eq(eventMatches.firstId, own.id), eq(eventMatches.secondId, own.id)))
      .innerJoin(
        other,
        and(
          ne(other.id, own.id),
          or(eq(eventMatches.firstId, other.id), eq(eventMatches.secondId, other.id)),
        ),
      )
      .leftJoin(users, eq(users.id, other.userId))
      .where(and(eq(own.userId, userId), ne(eventMatches.state, 'decided')))
      .orderBy(asc(events.startsAt), asc(eventMatches.round));
    return rows.map(({ match, settings, ownId, opponent }) => ({
      eventId: match.eventId,
      event: settings.name,
      matchId: match.id,
      round: match.round,
      table: match.table,
      opponent: opponent ?? '',
      state: match.state,
      asksToConfirm: match.state === 'reported' && match.reportedById !== ownId,
      asksToBan: settings.isTriad && (match.firstId === ownId ? match.firstBan : match.secondBan) === null,
    }));
  }

  /** Events before their start in which a user has moved up from the waiting list, and has not seen it. */
  async movedUpOf(userId: number): Promise<Pick<EventRow, 'id' | 'settings'>[]> {
    return this.#database
      .select({ id: events.id, settings: events.settings })
      .from(eventEntrants)
      .innerJoin(events, and(eq(events.id, eventEntrants.eventId), eq(events.phase, 'signup')))
      .where(and(eq(eventEntrants.userId, userId), eventEntrants.hasMovedUp))
      .orderBy(asc(events.startsAt));
  }

  /** Events before their start for which a user has not checked in. */
  async upcomingOf(userId: number): Promise<Pick<EventRow, 'id' | 'settings'>[]> {
    return this.#database
      .select({ id: events.id, settings: events.settings })
      .from(eventEntrants)
      .innerJoin(events, and(eq(events.id, eventEntrants.eventId), eq(events.phase, 'signup')))
      .where(
        and(
          eq(eventEntrants.userId, userId),
          ne(eventEntrants.state, 'dropped'),
          eq(eventEntrants.isCheckedIn, false),
        ),
      )
      .orderBy(asc(events.startsAt));
  }
}
