import { DeckChoice } from '../features/game-setup/deck-dialog.tsx';
import { EventPage } from '../features/events/event-page.tsx';

/** `/events/:id`: the page of an event with the list of decks for its sign-up. */
export function Event() {
  return <EventPage deckChoice={(list) => <DeckChoice {...list} />} />;
}
