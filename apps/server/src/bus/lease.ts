/** A lease that is renewed for as long as this process lives. */
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Bus } from './bus.ts';

export interface LeaseParts {
  bus: Bus;
  kind: string;
  name: string;
  leaseMs: number;
  /** What others may know, read at every renewal. */
  info: () => unknown;
  /** The lease had run out: others may have acted as if this process was dead. */
  lost: () => void;
  /** Another process has come under our name. */
  taken: () => void;
  logger: Logger;
}

/** Renewals within the time of one lease. */
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

  /** Says that we live, and how we are. Never rejects: while the bus is away nobody can say that we do not. */
  async renew(): Promise<void> {
    if (this.#isTaken) return;
    const { bus, kind, name, info, lost, taken, logger } = this.#parts;
    // A process that was frozen wakes with its timers: the bus may not know yet what has happened to it.
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
    // Who cannot be told will see it run out.
    await bus.release(kind, name, this.#token).catch(() => {});
  }
}
