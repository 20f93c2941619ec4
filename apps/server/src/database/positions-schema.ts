/** The table of positions that people share as links. */
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Position, PositionGoal } from '@amberhall/protocol';
import { moment, users } from './schema.ts';

export const positionLinks = pgTable(
  'position_links',
  {
    /** The last part of its address. */
    key: text().primaryKey(),
    ownerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    question: text().notNull(),
    goal: text().$type<PositionGoal>().notNull(),
    /** With the cards that were drawn by chance where the viewpoint hid them. */
    position: jsonb().$type<Position>().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('position_links_owner').on(table.ownerId, table.createdAt)],
);
