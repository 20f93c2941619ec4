import { EventReply, EventsReply } from '@amberhall/protocol';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/http.ts';

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
    }),
};

/** An event, and how far the clock of the server is ahead of the one here. */
export type ShownEvent = ReturnType<typeof withOffset>;

function withOffset(event: EventReply['event']) {
  return { ...event, clockOffsetMs: Date.parse(event.now) - Date.now() };
}
