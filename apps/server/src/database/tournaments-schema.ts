/** The tables about tournaments whose bracket an outside service keeps. Events of this site use them too. */
import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, moment, users } from './schema.ts';

/** The round clocks of tournaments: one for all games of a round. */
export const roundClocks = pgTable(
  'round_clocks',
  {
    tournamentId: bigint({ mode: 'number' }).notNull(),
    round: integer().notNull(),
    minutes: integer().notNull(),
    /** The start without any pause: every pause moves it. */
    startedAt: moment().notNull(),
    stoppedAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.tournamentId, table.round] })],
);

/** Announcements of organizers to all players of a tournament. */
export const tournamentAnnouncements = pgTable(
  'tournament_announcements',
  {
    id: id(),
    tournamentId: bigint({ mode: 'number' }).notNull(),
    tournament: text().notNull(),
    text: text().notNull(),
    /** The organizer's name at that time. */
    author: text().notNull(),
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    writtenAt: moment().notNull(),
    /** Names in lower case. */
    readers: text().array().notNull(),
  },
  (table) => [
    index('tournament_announcements_tournament').on(table.tournamentId, table.id),
    index('tournament_announcements_author').on(table.authorId),
    index('tournament_announcements_written').on(table.writtenAt),
  ],
);
