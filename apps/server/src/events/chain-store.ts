/** The chains that follow decks from one event of an organiser to the next, in the database. */
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { MOST_CHAINS } from '@amberhall/engine';
import type { DeckChains } from '@amberhall/protocol';
import type { Database } from '../database/database.ts';
import { deckChains, eventEntrants, events } from '../database/events-schema.ts';
import { users } from '../database/schema.ts';
import { chainChanges } from './chain-changes.ts';
import type { EventState } from './event-state.ts';

/** The uuid of the deck of an entrant. */
const deckUuid = sql<string>`${eventEntrants.decks} -> 0 -> 'deck' ->> 'uuid'`;

export class ChainStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** The chains that the decks of an event have now, by entrant. Decks without chains are left out. */
  async ofEvent({ id, organiserId }: Pick<EventState, 'id' | 'organiserId'>): Promise<Map<number, number>> {
    if (organiserId === null) return new Map();
    const rows = await this.#database
      .select({ entrantId: eventEntrants.id, chains: deckChains.chains })
      .from(eventEntrants)
      .innerJoin(
        deckChains,
        and(
          eq(deckChains.organiserId, organiserId),
          eq(deckChains.userId, eventEntrants.userId),
          eq(deckChains.deckUuid, deckUuid),
        ),
      )
      .where(eq(eventEntrants.eventId, id));
    return new Map(rows.map(({ entrantId, chains }) => [entrantId, chains]));
  }

  /** All chains of the decks of a user, for the export of their data. */
  async ofUser(userId: number): Promise<DeckChains[]> {
    return this.#database
      .select({ organiser: users.username, deck: deckChains.deckUuid, chains: deckChains.chains })
      .from(deckChains)
      .innerJoin(users, eq(users.id, deckChains.organiserId))
      .where(eq(deckChains.userId, userId))
      .orderBy(asc(deckChains.organiserId), asc(deckChains.deckUuid));
  }

  /** Changes the chains of the decks by the results of an event, once. The chains of deleted accounts are gone. */
  async settle(event: EventState): Promise<void> {
    const { id, organiserId } = event;
    const changes = chainChanges(event);
    await this.#database.transaction(async (transaction) => {
      const [row] = await transaction
        .select({ isSettled: events.areChainsSettled })
        .from(events)
        .where(eq(events.id, id))
        .for('update');
      if (row === undefined || row.isSettled) return;
      await transaction.update(events).set({ areChainsSettled: true }).where(eq(events.id, id));
      const entrants = await transaction
        .select({ id: eventEntrants.id, userId: eventEntrants.userId, deckUuid })
        .from(eventEntrants)
        .where(
          and(eq(eventEntrants.eventId, id), isNotNull(eventEntrants.userId), isNotNull(eventEntrants.decks)),
        );
      for (const entrant of entrants) {
        const change = changes.get(entrant.id) ?? 0;
        if (change === 0 || organiserId === null || entrant.userId === null) continue;
        await transaction
          .insert(deckChains)
          .values({
            organiserId,
            userId: entrant.userId,
            deckUuid: entrant.deckUuid,
            chains: Math.max(0, change),
          })
          .onConflictDoUpdate({
            target: [deckChains.organiserId, deckChains.userId, deckChains.deckUuid],
            set: { chains: sql`least(${MOST_CHAINS}, greatest(0, ${deckChains.chains} + ${change}))` },
          });
      }
    });
  }
}
