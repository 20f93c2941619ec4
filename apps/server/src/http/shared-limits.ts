/** Counts calls for the rate limiter: those of all processes together, where it is about guessing or costs much. */
import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { WindowCounter } from '../bus/window-counter.ts';
import type { Allowed } from '../bus/window-counter.ts';
import type { Bus } from '../bus/bus.ts';

type Allow = (key: string, max: number, windowMs: number) => Allowed | Promise<Allowed>;
type Counted = (error: Error | null, result?: { current: number; ttl: number }) => void;

/** What the limiter says of the limit it wants a store for. */
interface LimitOptions {
  /** Tells a limit apart that is of no route. */
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
      // What was refused is not counted, but the limiter must see that it was too much.
      ({ isAllowed, count, waitMs }) => callback(null, { current: isAllowed ? count : max + 1, ttl: waitMs }),
      (error: Error) => callback(error),
    );
  }
}

/**
 * The store of the rate limiter. The limit of all calls together is there against floods, which each process fends off
 * for itself; those of single calls are counted over the bus.
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
  // The options of limits are handed on whole, which the library's types do not say.
  return Store as unknown as FastifyRateLimitStoreCtor;
}
