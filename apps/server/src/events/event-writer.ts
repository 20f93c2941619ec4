/** Changes of events, told to all processes. */
import { EVENT_TEXTS } from '@amberhall/protocol';
import type { Bus } from '../bus/bus.ts';
import { Problem } from '../http/problems.ts';
import { EVENTS_CHANNEL } from './event-channel.ts';
import type { EventMessage } from './event-channel.ts';
import type { EventState } from './event-state.ts';
import type { EventStore } from './event-store.ts';

export class EventWriter {
  readonly #store: EventStore;
  readonly #bus: Bus;

  constructor({ store, bus }: { store: EventStore; bus: Bus }) {
    this.#store = store;
    this.#bus = bus;
  }

  /**
   * @param work alters the event. If it throws, nothing changes
   * @throws {Problem} if there is no such event
   */
  async change(id: number, work: (event: EventState) => void): Promise<EventState> {
    const changed = await this.#store.change(id, work);
    if (changed === undefined) throw new Problem(404, EVENT_TEXTS.unknown);
    if (changed.isChanged) this.publish(changed.event);
    return changed.event;
  }

  /** Makes the pages that show an event fetch it again. */
  publish({ id, version }: EventState): void {
    this.#bus.publish(EVENTS_CHANNEL, { id, version } satisfies EventMessage);
  }
}
