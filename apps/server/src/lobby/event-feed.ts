/** Tells the pages of this process which events have changed. */
import type { Bus } from '../bus/bus.ts';
import { EVENTS_CHANNEL } from '../events/event-channel.ts';
import type { EventMessage } from '../events/event-channel.ts';
import { broadcast } from './connections.ts';
import type { Connections } from './connections.ts';

/** Changes within this time are sent together: at the end of a round, many results arrive at once. */
const COLLECT_MS = 500;

export class EventFeed {
  readonly #connections: Connections;
  readonly #pending = new Map<number, EventMessage>();
  #timer: NodeJS.Timeout | undefined;

  private constructor(connections: Connections) {
    this.#connections = connections;
  }

  static async open({ connections, bus }: { connections: Connections; bus: Bus }): Promise<EventFeed> {
    const feed = new EventFeed(connections);
    await bus.subscribe(EVENTS_CHANNEL, (change: EventMessage) => feed.#add(change));
    return feed;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #add(change: EventMessage): void {
    this.#pending.set(change.id, change);
    this.#timer ??= setTimeout(() => this.#send(), COLLECT_MS).unref();
  }

  #send(): void {
    this.#timer = undefined;
    const sockets = [...this.#connections.all()].map(({ socket }) => socket);
    broadcast(sockets, 'events', [...this.#pending.values()]);
    this.#pending.clear();
  }
}
