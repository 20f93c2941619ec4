/** Deletes decided reports and faults, measures that are over and confirmed warnings after a set time. */
import { and, inArray, lt, or } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { faults, measures, reports, warnings } from '../database/moderation-schema.ts';
import { DECIDED } from './report-store.ts';

export interface RetentionParts {
  database: Database;
  keptDays: number;
  now: () => Date;
  logger: Logger;
}

const DAY_MS = 86_400_000;
const INTERVAL_MS = 3_600_000;

export class ModerationRetention {
  readonly #parts: RetentionParts;
  readonly #timer: NodeJS.Timeout;
  #pass: Promise<void> = Promise.resolve();

  /** Begins at once, and continues every hour. */
  constructor(parts: RetentionParts) {
    this.#parts = parts;
    this.#timer = setInterval(() => void this.run(), INTERVAL_MS).unref();
    void this.run();
  }

  /** Resolves once nothing is being deleted. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#pass;
  }

  /** Deletes what is old now. Never rejects. */
  run(): Promise<void> {
    const { logger } = this.#parts;
    this.#pass = this.#pass
      .then(() => this.#deleteOld())
      .catch((error: unknown) => logger.error({ err: error }, 'Could not delete old reports'));
    return this.#pass;
  }

  async #deleteOld(): Promise<void> {
    const { database, keptDays, now } = this.#parts;
    const before = new Date(now().getTime() - keptDays * DAY_MS);
    // The lines of a report go with it.
    await database
      .delete(reports)
      .where(and(inArray(reports.state, [...DECIDED]), lt(reports.decidedAt, before)));
    await database
      .delete(faults)
      .where(and(inArray(faults.state, [...DECIDED]), lt(faults.reportedAt, before)));
    await database.delete(measures).where(or(lt(measures.liftedAt, before), lt(measures.endsAt, before)));
    await database.delete(warnings).where(lt(warnings.confirmedAt, before));
  }
}
