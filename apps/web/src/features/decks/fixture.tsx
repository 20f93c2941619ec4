import { useQuery } from '@tanstack/react-query';
import { deckQueries } from '../../lib/deck-queries.ts';

/** The call that `OwnTags` makes. */
export const OWN_TAGS = 'GET /api/decks/tags';

/** The tags of the user's decks. They are loaded again when something has changed the decks. */
export function OwnTags() {
  return <p>{useQuery(deckQueries.tags()).data?.join()}</p>;
}
