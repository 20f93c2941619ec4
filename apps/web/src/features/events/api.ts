import { EventReply, EventsReply, OwnEventsReply } from '@amberhall/protocol';
import type { EntrantAction, EventDetails, EventSettings, OrganiserAction } from '@amberhall/protocol';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/http.ts';

/** The page of a slow phone is drawn this much later than its answer arrives. */
const FRESH_MS = 3000;

/** Queries name the viewer, because each viewer gets an answer of their own. `undefined` is a visitor. */
export const eventQueries = {
  list: (viewer: string | undefined) =>
    queryOptions({
      queryKey: ['events', 'list', viewer],
      queryFn: async ({ signal }) => (await call('/api/events', { reply: EventsReply, signal })).events,
    }),

  one: (id: number, viewer: string | undefined) =>
    queryOptions({
      queryKey: ['events', 'one', id, viewer],
      queryFn: async ({ signal }) => {
        const { event } = await call(`/api/events/${id}`, { reply: EventReply, signal });
        return withOffset(event);
      },
      // The page uses the answer that was requested before it was drawn.
      staleTime: FRESH_MS,
    }),

  /** What waits for the user in all events. */
  own: (username: string) =>
    queryOptions({
      queryKey: ['events', 'own', username],
      queryFn: ({ signal }) =>
        call(`/api/account/${encodeURIComponent(username)}/events`, { reply: OwnEventsReply, signal }),
    }),
};

/** An event, and how far the clock of the server is ahead of the one here. */
export type ShownEvent = ReturnType<typeof withOffset>;

function withOffset(event: EventDetails) {
  return { ...event, clockOffsetMs: Date.parse(event.now) - Date.now() };
}

export const createEvent = async (settings: EventSettings) =>
  (await call('/api/events', { method: 'POST', body: settings, reply: EventReply })).event;

export const changeEvent = async (id: number, settings: EventSettings) =>
  (await call(`/api/events/${id}`, { method: 'PUT', body: settings, reply: EventReply })).event;

export const actAsEntrant = async (id: number, action: EntrantAction) =>
  withOffset(
    (await call(`/api/events/${id}/entry`, { method: 'POST', body: action, reply: EventReply })).event,
  );

export const actAsOrganiser = async (id: number, action: OrganiserAction) =>
  withOffset(
    (await call(`/api/events/${id}/organise`, { method: 'POST', body: action, reply: EventReply })).event,
  );
