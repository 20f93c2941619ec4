import { useQuery } from '@tanstack/react-query';
import { deckQueries } from '../../lib/deck-queries.ts';

/** The call that `OwnTags` makes. */
export const OWN_TAGS = 'GET /api/decks/tags';

/** The tags of the user's decks, once they are there. They are loaded again when something has changed the decks. */
export function OwnTags() {
  const { data } = useQuery(deckQueries.tags());
  return data && <p>Tags: {data.join()}</p>;
}
