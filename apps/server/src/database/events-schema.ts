/** The tables of events that the site keeps itself. */
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type {
  BestOf,
  EntrantState,
  EventMatchState,
  EventPhase,
  EventSettings,
  MatchOutcome,
} from '@amberhall/protocol';
import type { Stage } from '@amberhall/tournaments';
import type { PlayableDeck } from '../decks/playable-deck.ts';
import { id, moment, users } from './schema.ts';

export const events = pgTable(
  'events',
  {
    id: id(),
    settings: jsonb().$type<EventSettings>().notNull(),
    phase: text().$type<EventPhase>().notNull(),
    startsAt: moment().notNull(),
    createdAt: moment().notNull(),
    startedAt: moment(),
    finishedAt: moment(),
    /** Whoever created it. */
    organiserId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Decides everything that is drawn by lot. */
    seed: text().notNull(),
    /** The number of Swiss rounds, fixed at the start. */
    mainRounds: smallint(),
    /** Ids of entrants, the best first, once an elimination, a cut or a round robin is drawn. */
    seeds: jsonb().$type<number[]>(),
    /** Ids of all entrants, the best first, once it is over. */
    places: jsonb().$type<number[]>(),
    /** The winner has got the title of the site, if the event gives it. */
    isTitleGiven: boolean().notNull().default(false),
    /** The entrants have been told that the check-in is open. */
    isCheckInTold: boolean().notNull().default(false),
    /** The chains of the decks have been changed by the results, if the event keeps chains. */
    areChainsSettled: boolean().notNull().default(false),
    /** Increases with every change. */
    version: integer().notNull().default(1),
  },
  (table) => [
    index('events_phase').on(table.phase, table.startsAt),
    index('events_organiser').on(table.organiserId),
  ],
);

/** Who manages an event, its creator included. */
export const eventOrganisers = pgTable(
  'event_organisers',
  {
    eventId: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.userId] }),
    index('event_organisers_user').on(table.userId),
  ],
);

export const eventEntrants = pgTable(
  'event_entrants',
  {
    id: id(),
    eventId: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** `null` for a deleted account. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    club: text().notNull(),
    state: text().$type<EntrantState>().notNull(),
    isCheckedIn: boolean().notNull().default(false),
    /** An organiser has dropped them: only an organiser lets them in again. */
    isRemoved: boolean().notNull().default(false),
    /** They have moved up from the waiting list, and have not seen the notice about it. */
    hasMovedUp: boolean().notNull().default(false),
    enteredAt: moment().notNull(),
    /** The registered or dealt decks, as they are played. */
    decks: jsonb().$type<PlayableDeck[]>(),
    /** The chains with which the deck begins every game, fixed at the start of the event. */
    chains: smallint(),
  },
  (table) => [
    uniqueIndex('event_entrants_event_user_key').on(table.eventId, table.userId),
    index('event_entrants_user').on(table.userId),
  ],
);

export const eventMatches = pgTable(
  'event_matches',
  {
    id: id(),
    eventId: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** From 1. */
    round: smallint().notNull(),
    stage: text().$type<Stage>().notNull(),
    /** From 1 in each round: the order in which they were paired. */
    table: smallint().notNull(),
    firstId: integer()
      .notNull()
      .references(() => eventEntrants.id, { onDelete: 'cascade' }),
    /** `null` for a bye. */
    secondId: integer().references(() => eventEntrants.id, { onDelete: 'cascade' }),
    bestOf: smallint().$type<BestOf>().notNull(),
    state: text().$type<EventMatchState>().notNull(),
    outcome: text().$type<MatchOutcome>(),
    firstGames: smallint().notNull().default(0),
    secondGames: smallint().notNull().default(0),
    isAwarded: boolean().notNull().default(false),
    /** The entrant who reported the result. */
    reportedById: integer(),
    /** The position of the deck of the opponent that each entrant has banned, in a triad event. */
    firstBan: smallint(),
    secondBan: smallint(),
    pairedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('event_matches_table_key').on(table.eventId, table.round, table.table),
    index('event_matches_first').on(table.firstId),
    index('event_matches_second').on(table.secondId),
  ],
);

/** The chains that follow decks from one event of an organiser to the next. */
export const deckChains = pgTable(
  'deck_chains',
  {
    organiserId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    deckUuid: text().notNull(),
    chains: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organiserId, table.userId, table.deckUuid] }),
    index('deck_chains_user').on(table.userId),
  ],
);

/** The mails about events that each user was sent within an hour. All processes count here. */
export const eventMailCounts = pgTable('event_mail_counts', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** When the hour began. */
  since: moment().notNull(),
  sent: smallint().notNull(),
});
