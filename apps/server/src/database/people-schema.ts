/** The tables of friends and of what people share. */
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Audience, RequestSenders } from '@amberhall/protocol';
import { moment, users } from './schema.ts';

const person = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** One row for two people, the lower id first: a request until it is accepted. */
export const friendships = pgTable(
  'friendships',
  {
    lowId: person(),
    highId: person(),
    /** The one of the two who asked. */
    askedBy: integer().notNull(),
    accepted: boolean().notNull().default(false),
    askedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.lowId, table.highId] }),
    index('friendships_high').on(table.highId),
    index('friendships_asked_by').on(table.askedBy),
  ],
);

/** What a user shares, once they have chosen. */
export const sharing = pgTable('sharing', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  record: text().$type<Audience>().notNull(),
  games: text().$type<Audience>().notNull(),
  decks: text().$type<Audience>().notNull(),
  challenges: text().$type<Audience>().notNull().default('everybody'),
  requests: text().$type<RequestSenders>().notNull().default('everybody'),
});
