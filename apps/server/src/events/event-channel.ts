/** Bus messages about events. */
import type { EventChange } from '@amberhall/protocol';

export const EVENTS_CHANNEL = 'events';

export type EventMessage = EventChange;
