/** The table of the trials of decks. */
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { TrialGame } from '@amberhall/bots';
import type { TrialReport } from '@amberhall/protocol';
import { decks, moment } from './schema.ts';

/** One row for each deck: the trial that waits or runs, and the last finished one. */
export const deckTrials = pgTable(
  'deck_trials',
  {
    deckId: integer()
      .primaryKey()
      .references(() => decks.id, { onDelete: 'cascade' }),
    /** When the trial was asked for; `null` if none waits or runs. The queue is in this order. */
    requestedAt: moment(),
    /** The finished games of the trial that runs. */
    played: jsonb().$type<TrialGame[]>().notNull().default([]),
    /** The version that played them. */
    playedBy: text(),
    /** The process that plays it, until its time is up. */
    heldBy: text(),
    heldUntil: moment(),
    report: jsonb().$type<TrialReport>(),
    version: text(),
    finishedAt: moment(),
  },
  (table) => [index('deck_trials_queue').on(table.requestedAt)],
);
