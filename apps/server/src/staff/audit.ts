/** The audit log of staff actions. */
import { and, desc, eq, gte, lt, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AuditEntry, AuditQuery, StaffAction } from '@amberhall/protocol';
import type { Account } from '../accounts/account-store.ts';
import type { Database } from '../database/database.ts';
import { auditLog } from '../database/schema.ts';

export interface NewAuditEntry {
  /** `null`: the site did it by itself. */
  actor: Pick<Account, 'id' | 'username'> | null;
  act: StaffAction;
  /** The target. */
  target: string;
  details?: Record<string, unknown>;
}

/** The actor of what the site does by itself. */
const SITE = 'Amberhall';
const MOST_ABOUT = 200;

export class AuditLog {
  readonly #database: Database;
  readonly #now: () => Date;

  constructor(database: Database, now: () => Date) {
    this.#database = database;
    this.#now = now;
  }

  async write({ actor, act, target, details = {} }: NewAuditEntry): Promise<void> {
    const who = { actorId: actor?.id ?? null, actor: actor?.username ?? SITE };
    await this.#database.insert(auditLog).values({ actedAt: this.#now(), ...who, act, target, details });
  }

  /** The latest actions of one kind on one target, newest first. */
  async about(act: StaffAction, target: string): Promise<Pick<AuditEntry, 'time' | 'actor' | 'details'>[]> {
    const rows = await this.#database
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.target, target), eq(auditLog.act, act)))
      .orderBy(desc(auditLog.id))
      .limit(MOST_ABOUT);
    return rows.map(({ actedAt, actor, details }) => ({ time: actedAt.toISOString(), actor, details }));
  }

  /** Newest first. @param query `before`: the id of the entry after which the page continues */
  async page(query: AuditQuery): Promise<AuditEntry[]> {
    const rows = await this.#database
      .select()
      .from(auditLog)
      .where(conditionOf(query))
      .orderBy(desc(auditLog.id))
      .limit(query.limit);
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

function conditionOf({ before, act, person, from, to }: AuditQuery): SQL | undefined {
  const name = person?.toLowerCase();
  return and(
    before === undefined ? undefined : lt(auditLog.id, before),
    act === undefined ? undefined : eq(auditLog.act, act),
    name === undefined || name === ''
      ? undefined
      : or(sql`lower(${auditLog.actor}) = ${name}`, sql`lower(${auditLog.target}) = ${name}`),
    from === undefined ? undefined : gte(auditLog.actedAt, new Date(from)),
    to === undefined ? undefined : lt(auditLog.actedAt, new Date(to)),
  );
}
