/** Analyses of finished games in the database. */
import { and, asc, eq, isNotNull, ne } from 'drizzle-orm';
import type { AnalysedTurn } from '@amberhall/protocol';
import { gameAnalyses } from '../database/bot-work-schema.ts';
import type { Database } from '../database/database.ts';
import { IDLE, WorkQueue } from '../thinking/work-queue.ts';

export type AnalysisRow = typeof gameAnalyses.$inferSelect;
export type TurnsToAnalyse = AnalysisRow['turns'];

/** What an analysis belongs to: the game, and the player whose turns it looks at. */
export type AnalysisKey = Pick<AnalysisRow, 'gameId' | 'userId'>;

const EMPTY = { ...IDLE, done: [], doneBy: null, finishedAt: null };

export class AnalysisStore {
  readonly queue: WorkQueue<AnalysedTurn, AnalysisRow>;
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
    this.queue = new WorkQueue<AnalysedTurn, AnalysisRow>({ database, table: gameAnalyses, keyOf });
  }

  async of(key: AnalysisKey): Promise<AnalysisRow | undefined> {
    const [row] = await this.#database.select().from(gameAnalyses).where(keyOf(key));
    return row;
  }

  /** All finished analyses of a user. */
  async ofUser(userId: number): Promise<AnalysisRow[]> {
    return this.#database
      .select()
      .from(gameAnalyses)
      .where(and(eq(gameAnalyses.userId, userId), isNotNull(gameAnalyses.finishedAt)))
      .orderBy(asc(gameAnalyses.finishedAt));
  }

  /** Puts the analysis at the end of the queue, unless it is in it or was finished by this version. */
  async request(
    key: AnalysisKey,
    { turns, version, requestedAt }: { turns: TurnsToAnalyse; version: string; requestedAt: Date },
  ): Promise<void> {
    const row = await this.of(key);
    if (row?.requestedAt || (row?.finishedAt && row.doneBy === version)) return;
    const change = { ...EMPTY, turns, requestedAt };
    await this.#database
      .insert(gameAnalyses)
      .values({ ...key, ...change })
      .onConflictDoUpdate({ target: [gameAnalyses.gameId, gameAnalyses.userId], set: change });
  }

  /** Takes the analysis out of the queue and forgets what was done of it. One that is finished stays. */
  async cancel(key: AnalysisKey): Promise<void> {
    await this.#database.delete(gameAnalyses).where(and(keyOf(key), isNotNull(gameAnalyses.requestedAt)));
  }

  /** Stores all turns and takes the analysis out of the queue. @returns whether the process still held it */
  finish(claimed: AnalysisRow, done: readonly AnalysedTurn[], finishedAt: Date): Promise<boolean> {
    return this.queue.change(claimed, { ...IDLE, done, finishedAt });
  }

  /** Whether another game of the user is in the queue. */
  async hasOther({ gameId, userId }: AnalysisKey): Promise<boolean> {
    const [row] = await this.#database
      .select({ gameId: gameAnalyses.gameId })
      .from(gameAnalyses)
      .where(
        and(
          eq(gameAnalyses.userId, userId),
          ne(gameAnalyses.gameId, gameId),
          isNotNull(gameAnalyses.requestedAt),
        ),
      )
      .limit(1);
    return row !== undefined;
  }
}

function keyOf({ gameId, userId }: AnalysisKey) {
  return and(eq(gameAnalyses.gameId, gameId), eq(gameAnalyses.userId, userId));
}
