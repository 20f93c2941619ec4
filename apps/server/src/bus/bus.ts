/** Communication between the processes of a site: broadcast messages, and leases that say which processes are alive. */

import type { Allowed } from './window-counter.ts';

/** The holder of a lease: one role of one process. */
export interface LeaseHolder<Info = unknown> {
  name: string;
  info: Info;
}

/** `held`: the lease was alive. `lost`: it had expired and was renewed. `taken`: another process has the name. */
export type Renewal = 'held' | 'lost' | 'taken';

export interface Bus {
  /** Publishes to all subscribers, including this process. Disconnected processes miss it and are told so later. */
  publish(channel: string, message: unknown): void;
  /**
   * Subscribes to a channel. Errors of the listener are logged. @returns once no later message can be missed, a
   * function that unsubscribes
   */
  subscribe(channel: string, listener: (message: never) => unknown): Promise<() => void>;
  /** Takes a lease, even from another process with the same name. `token` distinguishes the two. */
  take(kind: string, name: string, token: string, info: unknown): Promise<void>;
  /** @throws when the holder of the lease cannot be determined */
  renew(kind: string, name: string, token: string, info: unknown): Promise<Renewal>;
  release(kind: string, name: string, token: string): Promise<void>;
  /** Returns all holders of a kind whose lease is alive. @throws when that cannot be determined */
  holders<Info>(kind: string): Promise<LeaseHolder<Info>[]>;
  /**
   * Counts one more action under `key` over all processes, unless the limit within `windowMs` is reached. While the
   * other processes are unreachable, each process counts alone.
   */
  allow(key: string, max: number, windowMs: number): Promise<Allowed>;
  /** Calls `listener` after a time in which messages may have been missed. */
  onReconnect(listener: () => void): void;
  /**
   * Says whether the bus has been connected for `ms`. Before that, living processes may not have renewed their
   * leases.
   */
  hasBeenConnectedFor(ms: number): boolean;
  close(): Promise<void>;
}
