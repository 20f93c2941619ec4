import { usePrefetchQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { eventQueries } from '../features/events/api.ts';
import { EventPage } from '../features/events/event-page.tsx';
import { useSession, useUser } from '../lib/session.ts';
import { EVENT_NAMESPACES } from './event-texts.ts';

const DeckChoice = lazy(async () => ({
  default: (await import('../features/game-setup/deck-dialog.tsx')).DeckChoice,
}));

/** `/events/:id`: the page of an event with the list of decks for its sign-up. */
export function Event() {
  const { id = '' } = useParams();
  const isStarting = useSession((session) => session.status === 'starting');
  const isKnown = !isStarting && /^\d{1,15}$/.test(id);
  return isKnown ? <PrefetchedEvent id={Number(id)} /> : <EventWithTexts />;
}

/** Requests the event together with the texts of the page, not after them. */
function PrefetchedEvent({ id }: { id: number }) {
  usePrefetchQuery(eventQueries.one(id, useUser()?.username));
  return <EventWithTexts />;
}

function EventWithTexts() {
  useTranslation(EVENT_NAMESPACES);
  return (
    <EventPage
      deckChoice={(list) => (
        <Suspense>
          <DeckChoice {...list} />
        </Suspense>
      )}
    />
  );
}
