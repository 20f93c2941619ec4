/** Changes of events, told to all processes and mailed to entrants. */
import { EVENT_TEXTS } from '@amberhall/protocol';
import type { Bus } from '../bus/bus.ts';
import { Problem } from '../http/problems.ts';
import { EVENTS_CHANNEL } from './event-channel.ts';
import type { EventMessage } from './event-channel.ts';
import type { EventMails } from './event-mails.ts';
import type { EventState } from './event-state.ts';
import type { EventStore } from './event-store.ts';

export class EventWriter {
  readonly #store: EventStore;
  readonly #bus: Bus;
  readonly #mails: EventMails;

  constructor({ store, bus, mails }: { store: EventStore; bus: Bus; mails: EventMails }) {
    this.#store = store;
    this.#bus = bus;
    this.#mails = mails;
  }

  /**
   * @param work alters the event. If it throws, nothing changes
   * @throws {Problem} if there is no such event
   */
  async change(id: number, work: (event: EventState) => void): Promise<EventState> {
    const changed = await this.#store.change(id, work);
    if (changed === undefined) throw new Problem(404, EVENT_TEXTS.unknown);
    if (changed.isChanged) {
      this.publish(changed.event);
      this.#mails.tell(changed.before, changed.event);
    }
    return changed.event;
  }

  /** Makes the pages that show an event fetch it again. */
  publish({ id, version }: EventState): void {
    this.#bus.publish(EVENTS_CHANNEL, { id, version } satisfies EventMessage);
  }
}
