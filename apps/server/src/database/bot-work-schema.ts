/** The tables of the work that bots do for users: trials of decks, and analyses of finished games. */
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { TrialGame } from '@amberhall/bots';
import type { AnalysedTurn, TrialReport } from '@amberhall/protocol';
import { decks, games, moment, users } from './schema.ts';

/** The columns of a table whose rows can wait for the threads of bots. */
const queue = () => ({
  /** When the work was asked for; `null` if none waits or runs. The queue is in this order. */
  requestedAt: moment(),
  /** The process that does it, until its time is up. */
  heldBy: text(),
  heldUntil: moment(),
});

/** One row for each deck: the trial that waits or runs, and the last finished one. */
export const deckTrials = pgTable(
  'deck_trials',
  {
    deckId: integer()
      .primaryKey()
      .references(() => decks.id, { onDelete: 'cascade' }),
    ...queue(),
    /** The finished games of the trial that runs. */
    done: jsonb('played').$type<TrialGame[]>().notNull().default([]),
    /** The version that played them. */
    doneBy: text('played_by'),
    report: jsonb().$type<TrialReport>(),
    version: text(),
    finishedAt: moment(),
  },
  (table) => [index('deck_trials_queue').on(table.requestedAt)],
);

/** One row for each game that a player has had analysed. */
export const gameAnalyses = pgTable(
  'game_analyses',
  {
    gameId: uuid()
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...queue(),
    /** The turns to analyse, with the number of decisions before each. */
    turns: jsonb().$type<{ turn: number; step: number }[]>().notNull(),
    /** The analysed turns. Players are named by their seat, since their names can change. */
    done: jsonb().$type<AnalysedTurn[]>().notNull().default([]),
    /** The version that analysed them. */
    doneBy: text(),
    /** `null` until all turns are analysed. */
    finishedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.userId] }),
    index('game_analyses_queue').on(table.requestedAt),
    index('game_analyses_user').on(table.userId),
  ],
);
