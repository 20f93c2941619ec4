/** Trials of decks in the database. */
import { and, asc, eq, getTableColumns, isNotNull, isNull, ne } from 'drizzle-orm';
import type { TrialGame } from '@amberhall/bots';
import type { TrialReport } from '@amberhall/protocol';
import { deckTrials } from '../database/bot-work-schema.ts';
import type { Database } from '../database/database.ts';
import { decks } from '../database/schema.ts';
import { IDLE, WorkQueue } from '../thinking/work-queue.ts';

export type TrialRow = typeof deckTrials.$inferSelect;

const EMPTY = { ...IDLE, done: [], doneBy: null };

export class TrialStore {
  readonly queue: WorkQueue<TrialGame, TrialRow>;
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
    const keyOf = ({ deckId }: TrialRow) => eq(deckTrials.deckId, deckId);
    this.queue = new WorkQueue({ database, table: deckTrials, keyOf });
  }

  async of(deckId: number): Promise<TrialRow | undefined> {
    const [row] = await this.#database.select().from(deckTrials).where(eq(deckTrials.deckId, deckId));
    return row;
  }

  /** All trials of the decks of a user. */
  async ofOwner(ownerId: number): Promise<TrialRow[]> {
    return this.#database
      .select(getTableColumns(deckTrials))
      .from(deckTrials)
      .innerJoin(decks, eq(decks.id, deckTrials.deckId))
      .where(eq(decks.ownerId, ownerId))
      .orderBy(asc(deckTrials.deckId));
  }

  /** Puts the trial at the end of the queue, unless it is in it. */
  async request(deckId: number, requestedAt: Date): Promise<void> {
    const change = { ...EMPTY, requestedAt };
    await this.#database
      .insert(deckTrials)
      .values({ deckId, ...change })
      .onConflictDoUpdate({
        target: deckTrials.deckId,
        set: change,
        setWhere: isNull(deckTrials.requestedAt),
      });
  }

  /** Takes the trial out of the queue. */
  async cancel(deckId: number): Promise<void> {
    await this.#database.update(deckTrials).set(EMPTY).where(eq(deckTrials.deckId, deckId));
  }

  /** Stores the report and takes the trial out of the queue. @returns whether the process still held the trial */
  finish(claimed: TrialRow, report: TrialReport, version: string, finishedAt: Date): Promise<boolean> {
    return this.queue.change(claimed, { ...EMPTY, report, version, finishedAt });
  }

  /** Whether a trial of another deck of the owner is in the queue. */
  async hasOther(ownerId: number, deckId: number): Promise<boolean> {
    const [row] = await this.#database
      .select({ deckId: deckTrials.deckId })
      .from(deckTrials)
      .innerJoin(decks, eq(decks.id, deckTrials.deckId))
      .where(
        and(eq(decks.ownerId, ownerId), ne(deckTrials.deckId, deckId), isNotNull(deckTrials.requestedAt)),
      )
      .limit(1);
    return row !== undefined;
  }
}
