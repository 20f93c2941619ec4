/** The counters of the rate limiter, shared by all processes for sensitive and expensive calls. */
import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { WindowCounter } from '../bus/window-counter.ts';
import type { Allowed } from '../bus/window-counter.ts';
import type { Bus } from '../bus/bus.ts';

type Allow = (key: string, max: number, windowMs: number) => Allowed | Promise<Allowed>;
type Counted = (error: Error | null, result?: { current: number; ttl: number }) => void;

/** What the limiter says about the limit for which it needs a store. */
interface LimitOptions {
  /** Identifies a limit without a route. */
  name?: string;
  routeInfo?: { method?: string | string[]; url?: string };
}

/** Counts by means of `allow`. */
class Counter {
  readonly #allow: Allow;

  constructor(allow: Allow) {
    this.#allow = allow;
  }

  incr(key: string, callback: Counted, timeWindow: number, max: number): void {
    Promise.resolve(this.#allow(key, max, timeWindow)).then(
      // Refused calls are not counted, so report `max + 1` to make the limiter refuse.
      ({ isAllowed, count, waitMs }) => callback(null, { current: isAllowed ? count : max + 1, ttl: waitMs }),
      (error: Error) => callback(error),
    );
  }
}

/**
 * The store of the rate limiter. The limit of all calls together protects each process from floods and is local.
 * The limits of single calls are counted over the bus.
 */
export function sharedLimits(bus: Pick<Bus, 'allow'>): FastifyRateLimitStoreCtor {
  const here = new WindowCounter();
  class Store extends Counter {
    constructor() {
      super((key, max, windowMs) => here.allow(key, max, windowMs));
    }

    child({ name, routeInfo }: LimitOptions): Counter {
      const about = name ?? `${String(routeInfo?.method)} ${routeInfo?.url}`;
      return new Counter((key, max, windowMs) => bus.allow(`${about} ${key}`, max, windowMs));
    }
  }
  // The library passes all options of a limit on, which its types do not say.
  return Store as unknown as FastifyRateLimitStoreCtor;
}
