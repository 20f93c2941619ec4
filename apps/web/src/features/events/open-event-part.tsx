/** One part of the page of an event with its real actions, for tests. */
import type { EntrantAction, OrganiserAction } from '@amberhall/protocol';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useUser } from '../../lib/session.ts';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls } from '../../test/server.ts';
import { Toasts } from '../../ui/toasts.tsx';
import { eventQueries } from './api.ts';
import type { ShownEvent } from './api.ts';
import { useEventActions } from './use-event-actions.ts';
import type { EventActions } from './use-event-actions.ts';

type Part = (props: { event: ShownEvent; actions: EventActions }) => ReactNode;

function Shown({ event: first, part }: { event: ShownEvent; part: Part }) {
  const { data: event } = useQuery({
    ...eventQueries.one(first.id, useUser()?.username),
    initialData: first,
    staleTime: Infinity,
  });
  return part({ event, actions: useEventActions(event) });
}

/**
 * Opens a part of the page of an event. Every action answers with the event, unless `answers` says otherwise.
 *
 * @returns the user, and the actions that were sent
 */
export function openEventPart(
  event: Omit<ShownEvent, 'clockOffsetMs'>,
  part: Part,
  answers: Parameters<typeof answerCalls>[0] = {},
) {
  const reply = { success: true, event };
  const call = `POST /api/events/${event.id}`;
  const sent = answerCalls({ [`${call}/entry`]: reply, [`${call}/organise`]: reply, ...answers });
  const user = openPage(
    <>
      <Shown event={{ ...event, clockOffsetMs: 0 }} part={part} />
      <Toasts label="Messages" closeLabel="Close" />
    </>,
  );
  return { user, actions: () => sent.map(({ body }) => body as EntrantAction | OrganiserAction) };
}
