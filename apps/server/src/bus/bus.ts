/** How the processes of a site hear of each other: messages to all, and leases that tell who lives. */

import type { Allowed } from './window-counter.ts';

/** What holds a lease: one process in one of its parts. */
export interface LeaseHolder<Info = unknown> {
  name: string;
  info: Info;
}

/**
 * `held`: the lease was alive until now. `lost`: it had run out, and is ours again. `taken`: another process has the
 * name now.
 */
export type Renewal = 'held' | 'lost' | 'taken';

export interface Bus {
  /** Tells everybody who listens, this process included. Who is cut off hears nothing, and is told so later. */
  publish(channel: string, message: unknown): void;
  /** A listener that fails is logged. @returns once nothing that is published from now on is missed; gives back how to stop */
  subscribe(channel: string, listener: (message: never) => unknown): Promise<() => void>;
  /** Takes a lease, also from another process that has the name. `token` tells the two apart. */
  take(kind: string, name: string, token: string, info: unknown): Promise<void>;
  /** @throws when it cannot be said who holds the lease */
  renew(kind: string, name: string, token: string, info: unknown): Promise<Renewal>;
  release(kind: string, name: string, token: string): Promise<void>;
  /** Everybody of a kind whose lease has not run out. @throws when that cannot be said */
  holders<Info>(kind: string): Promise<LeaseHolder<Info>[]>;
  /**
   * Notes one more of what is done under `key`, in whichever process, unless it is one too many within `windowMs`. While
   * the others cannot be asked, each process counts for itself.
   */
  allow(key: string, max: number, windowMs: number): Promise<Allowed>;
  /** Calls `listener` after a time in which messages were missed. */
  onReconnect(listener: () => void): void;
  /** Whether the bus has been whole for `ms`: before that, who lives may not have had time to say so. */
  hasBeenConnectedFor(ms: number): boolean;
  close(): Promise<void>;
}
