/** Trials of decks in the database. The rows that were asked for are the queue of all processes. */
import { and, asc, count, eq, getTableColumns, isNotNull, isNull, lt, ne, or } from 'drizzle-orm';
import type { TrialGame } from '@amberhall/bots';
import type { TrialReport } from '@amberhall/protocol';
import type { Database } from '../database/database.ts';
import { decks } from '../database/schema.ts';
import { deckTrials } from '../database/trials-schema.ts';

export type TrialRow = typeof deckTrials.$inferSelect;

/** The right to play a trial, until another process takes it over or its owner cancels it. */
export interface TrialClaim {
  deckId: number;
  requestedAt: Date;
  heldBy: string;
}

const IDLE = { requestedAt: null, played: [], playedBy: null, heldBy: null, heldUntil: null };

export class TrialStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async of(deckId: number): Promise<TrialRow | undefined> {
    const [row] = await this.#database.select().from(deckTrials).where(eq(deckTrials.deckId, deckId));
    return row;
  }

  /** How many trials were asked for before a moment. */
  async before(requestedAt: Date): Promise<number> {
    const [row] = await this.#database
      .select({ number: count() })
      .from(deckTrials)
      .where(lt(deckTrials.requestedAt, requestedAt));
    return row?.number ?? 0;
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
    const change = { ...IDLE, requestedAt };
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
    await this.#database.update(deckTrials).set(IDLE).where(eq(deckTrials.deckId, deckId));
  }

  /**
   * Takes the first trial that no process plays. Its games of another version are dropped.
   *
   * @returns `undefined` if there is none
   */
  async claim(heldBy: string, version: string, now: Date, heldUntil: Date): Promise<TrialRow | undefined> {
    return this.#database.transaction(async (transaction) => {
      const [row] = await transaction
        .select()
        .from(deckTrials)
        .where(
          and(
            isNotNull(deckTrials.requestedAt),
            or(isNull(deckTrials.heldUntil), lt(deckTrials.heldUntil, now)),
          ),
        )
        .orderBy(asc(deckTrials.requestedAt))
        .limit(1)
        .for('update', { skipLocked: true });
      if (row === undefined) return undefined;
      const [claimed] = await transaction
        .update(deckTrials)
        .set({ heldBy, heldUntil, playedBy: version, ...(row.playedBy !== version && { played: [] }) })
        .where(eq(deckTrials.deckId, row.deckId))
        .returning();
      return claimed;
    });
  }

  /** Stores the finished games. @returns whether the process still holds the trial */
  saveGames(claim: TrialClaim, played: TrialGame[], heldUntil: Date): Promise<boolean> {
    return this.#change(claim, { played, heldUntil });
  }

  /** Stores the report and takes the trial out of the queue. @returns whether the process still held the trial */
  finish(claim: TrialClaim, report: TrialReport, version: string, finishedAt: Date): Promise<boolean> {
    return this.#change(claim, { ...IDLE, report, version, finishedAt });
  }

  /** Leaves the trial to another process. */
  async release(claim: TrialClaim): Promise<void> {
    await this.#change(claim, { heldBy: null, heldUntil: null });
  }

  async #change(
    { deckId, requestedAt, heldBy }: TrialClaim,
    change: Partial<typeof deckTrials.$inferInsert>,
  ): Promise<boolean> {
    const changed = await this.#database
      .update(deckTrials)
      .set(change)
      .where(
        and(
          eq(deckTrials.deckId, deckId),
          eq(deckTrials.requestedAt, requestedAt),
          eq(deckTrials.heldBy, heldBy),
        ),
      )
      .returning({ deckId: deckTrials.deckId });
    return changed.length > 0;
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
