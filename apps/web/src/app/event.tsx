import { useTranslation } from 'react-i18next';
import { DeckChoice } from '../features/game-setup/deck-dialog.tsx';
import { EventPage } from '../features/events/event-page.tsx';

/** `/events/:id`: the page of an event with the list of decks for its sign-up. */
export function Event() {
  // The texts of the dialogs are loaded with the page: a dialog that loads its texts would hide the page.
  useTranslation(['events', 'tables', 'decks', 'replay', 'sentence']);
  return <EventPage deckChoice={(list) => <DeckChoice {...list} />} />;
}
