/** The table of progress in lessons and puzzles. */
import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { LearningProgress } from '@amberhall/protocol';
import { users } from './schema.ts';

export const learningProgress = pgTable('learning_progress', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  progress: jsonb().$type<LearningProgress>().notNull(),
});
