/** Queries for the mutes and bans of accounts. */
import { and, desc, eq, exists, gt, inArray, isNull, or } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { Measure } from '@amberhall/protocol';
import type { Database } from '../database/database.ts';
import { measures } from '../database/moderation-schema.ts';

export type MeasureRow = typeof measures.$inferSelect;

/** What the person is told of a measure. */
export function measureOf({ kind, reason, endsAt }: MeasureRow): Measure {
  return { kind, reason, until: endsAt?.toISOString() ?? null };
}

/** Whether a measure has not ended at a time. */
export function isInForce({ until }: Measure, now: Date): boolean {
  return until === null || new Date(until) > now;
}

/** The condition that a row has neither been lifted nor has ended. */
export function inForceAt(now: Date): SQL | undefined {
  return and(isNull(measures.liftedAt), or(isNull(measures.endsAt), gt(measures.endsAt, now)));
}

/** The mute of each account that ends last. It may have ended. */
export async function mutesOf(database: Database, ids: readonly number[]): Promise<Map<number, Measure>> {
  const rows = await database
    .select()
    .from(measures)
    .where(and(inArray(measures.userId, [...ids]), eq(measures.kind, 'mute'), isNull(measures.liftedAt)))
    // The database sorts a missing end first.
    .orderBy(desc(measures.endsAt));
  const latest = new Map<number, Measure>();
  for (const row of rows) if (!latest.has(row.userId)) latest.set(row.userId, measureOf(row));
  return latest;
}

/** The measures in force against each of the accounts. */
export async function measuresOf(
  database: Database,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, Measure[]>> {
  const rows = await database
    .select()
    .from(measures)
    .where(and(inArray(measures.userId, [...ids]), inForceAt(now)));
  const byUser = Map.groupBy(rows, ({ userId }) => userId);
  return new Map([...byUser].map(([userId, found]) => [userId, found.map(measureOf)]));
}

/** The ban of an account that ends last, if one is in force. */
export async function banOf(database: Database, userId: number, now: Date): Promise<Measure | undefined> {
  const [row] = await database
    .select()
    .from(measures)
    .where(and(eq(measures.userId, userId), eq(measures.kind, 'ban'), inForceAt(now)))
    .orderBy(desc(measures.endsAt))
    .limit(1);
  return row && measureOf(row);
}

/** The condition that an account is banned at a time. */
export function isBannedAt(database: Database, userId: SQLWrapper, now: Date): SQL {
  return exists(
    database
      .select({ id: measures.id })
      .from(measures)
      .where(and(eq(measures.userId, userId), eq(measures.kind, 'ban'), inForceAt(now))),
  );
}
