/** A lease that is renewed while this process lives. */
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Bus } from './bus.ts';

export interface LeaseParts {
  bus: Bus;
  kind: string;
  name: string;
  leaseMs: number;
  /** Information for other processes, read at every renewal. */
  info: () => unknown;
  /** The lease had expired: other processes may have treated this one as dead. */
  lost: () => void;
  /** Another process has taken this name. */
  taken: () => void;
  logger: Logger;
}

/** The number of renewals within the duration of one lease. */
const RENEWALS_PER_LEASE = 4;

export class Lease {
  readonly #parts: LeaseParts;
  readonly #token = randomUUID();
  readonly #timer: NodeJS.Timeout;
  #renewedAt = Date.now();
  #isTaken = false;

  private constructor(parts: LeaseParts) {
    this.#parts = parts;
    this.#timer = setInterval(() => void this.renew(), parts.leaseMs / RENEWALS_PER_LEASE).unref();
  }

  static async take(parts: LeaseParts): Promise<Lease> {
    const lease = new Lease(parts);
    await parts.bus.take(parts.kind, parts.name, lease.#token, parts.info());
    return lease;
  }

  /** Renews the lease with current information. Never rejects: while the bus is unreachable, no process can renew. */
  async renew(): Promise<void> {
    if (this.#isTaken) return;
    const { bus, kind, name, info, lost, taken, logger } = this.#parts;
    // A frozen process resumes with its timers, and the bus may not have noticed the expiry yet.
    const hasSlept = Date.now() - this.#renewedAt > this.#parts.leaseMs;
    this.#renewedAt = Date.now();
    try {
      const renewal = await bus.renew(kind, name, this.#token, info());
      if (renewal === 'taken') {
        this.#isTaken = true;
        clearInterval(this.#timer);
        return taken();
      }
      if (renewal === 'lost' || hasSlept) lost();
    } catch (error) {
      logger.debug({ err: error, kind, name }, 'A lease could not be renewed');
    }
  }

  async release(): Promise<void> {
    clearInterval(this.#timer);
    if (this.#isTaken) return;
    this.#isTaken = true;
    const { bus, kind, name } = this.#parts;
    // If the release cannot be delivered, the lease expires.
    await bus.release(kind, name, this.#token).catch(() => {});
  }
}
