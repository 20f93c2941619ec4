/** The audit log of staff actions. */
import { desc, lt } from 'drizzle-orm';
import type { AuditEntry, StaffAction } from '@amberhall/protocol';
import type { Account } from '../accounts/account-store.ts';
import type { Database } from '../database/database.ts';
import { auditLog } from '../database/schema.ts';

export interface NewAuditEntry {
  actor: Account;
  act: StaffAction;
  /** The target. */
  target: string;
  details?: Record<string, unknown>;
}

export class AuditLog {
  readonly #database: Database;
  readonly #now: () => Date;

  constructor(database: Database, now: () => Date) {
    this.#database = database;
    this.#now = now;
  }

  async write({ actor, act, target, details = {} }: NewAuditEntry): Promise<void> {
    const row = { actedAt: this.#now(), actorId: actor.id, actor: actor.username, act, target, details };
    await this.#database.insert(auditLog).values(row);
  }

  /** Newest first. @param before the id of the entry after which the page continues */
  async page(limit: number, before: number | undefined): Promise<AuditEntry[]> {
    const rows = await this.#database
      .select()
      .from(auditLog)
      .where(before === undefined ? undefined : lt(auditLog.id, before))
      .orderBy(desc(auditLog.id))
      .limit(limit);
    return rows.map(({ id, actedAt, actor, act, target, details }) => ({
      id,
      time: actedAt.toISOString(),
      actor,
      act,
      target,
      details,
    }));
  }
}
