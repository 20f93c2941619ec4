/** Reported faults in the database. */
import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Fault } from '@amberhall/protocol';
import type { Database } from '../database/database.ts';
import { faults } from '../database/moderation-schema.ts';
import { users } from '../database/schema.ts';

export type FaultRow = typeof faults.$inferSelect;

export interface FoundFault {
  row: FaultRow;
  reporter: string | null;
  handledBy: string | null;
}

const MOST_OPEN = 200;
const PAGE = 50;
const MOST_OWN = 100;

export class FaultStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async add(fault: typeof faults.$inferInsert): Promise<number> {
    const [row] = await this.#database.insert(faults).values(fault).returning({ id: faults.id });
    if (row === undefined) throw new Error('The database kept no fault');
    return row.id;
  }

  /** Undecided faults, oldest first. */
  open(): Promise<FoundFault[]> {
    return this.#find(inArray(faults.state, ['open', 'taken']), asc(faults.id), MOST_OPEN);
  }

  /** Newest first. @param before the id of the fault after which the page continues */
  decided(before: number | undefined): Promise<FoundFault[]> {
    const older = before === undefined ? undefined : lt(faults.id, before);
    return this.#find(and(inArray(faults.state, ['settled', 'rejected']), older), desc(faults.id), PAGE);
  }

  /** The faults that a person has reported, newest first. */
  by(reporterId: number): Promise<FoundFault[]> {
    return this.#find(eq(faults.reporterId, reporterId), desc(faults.id), MOST_OWN);
  }

  async byId(id: number): Promise<FoundFault | undefined> {
    const [found] = await this.#find(eq(faults.id, id), asc(faults.id), 1);
    return found;
  }

  async change(id: number, change: Pick<FaultRow, 'state' | 'note' | 'handledById'>): Promise<void> {
    await this.#database.update(faults).set(change).where(eq(faults.id, id));
  }

  #find(condition: SQL | undefined, order: SQL, limit: number): Promise<FoundFault[]> {
    const [reporters, handlers] = [alias(users, 'reporters'), alias(users, 'handlers')];
    return this.#database
      .select({ row: faults, reporter: reporters.username, handledBy: handlers.username })
      .from(faults)
      .leftJoin(reporters, eq(reporters.id, faults.reporterId))
      .leftJoin(handlers, eq(handlers.id, faults.handledById))
      .where(condition)
      .orderBy(order)
      .limit(limit);
  }
}

/** A fault as lists show it. */
export function faultOf({ row, reporter, handledBy }: FoundFault): Fault {
  const { id, gameId, step, engineVersion, state, reportedAt, text } = row;
  return {
    id,
    gameId,
    step,
    engineVersion,
    state,
    time: reportedAt.toISOString(),
    reporter,
    text,
    handledBy,
  };
}
