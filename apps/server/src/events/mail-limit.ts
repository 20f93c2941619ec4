/** The limit of mails about events to one user. All processes count in the database. */
import { lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { eventMailCounts } from '../database/events-schema.ts';

/** An organiser who pairs a round again and again does not fill the mailboxes of the players. */
export const MAILS_PER_HOUR = 12;
const HOUR_MS = 60 * 60_000;

export class MailLimit {
  readonly #database: Database;
  readonly #now: () => Date;

  constructor(database: Database, now: () => Date) {
    this.#database = database;
    this.#now = now;
  }

  /** Counts one more mail; `false` above the limit, and then it does not count. */
  async take(userId: number): Promise<boolean> {
    const now = this.#now();
    const { since, sent } = eventMailCounts;
    const hourAgo = new Date(now.getTime() - HOUR_MS);
    const isOver = lte(since, hourAgo);
    const counted = await this.#database
      .insert(eventMailCounts)
      .values({ userId, since: now, sent: 1 })
      .onConflictDoUpdate({
        target: eventMailCounts.userId,
        set: {
          since: sql`case when ${isOver} then excluded.since else ${since} end`,
          sent: sql`case when ${isOver} then 1 else ${sent} + 1 end`,
        },
        setWhere: sql`${isOver} or ${lt(sent, MAILS_PER_HOUR)}`,
      })
      .returning({ userId: eventMailCounts.userId });
    return counted.length > 0;
  }
}
