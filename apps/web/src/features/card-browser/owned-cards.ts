import { DeckCardsReply } from '@amberhall/protocol';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { deckQueries } from '../../lib/deck-queries.ts';
import { call } from '../../lib/http.ts';
import { useUser } from '../../lib/session.ts';

/** @returns the number of the user's decks by the slugs of their cards; empty for visitors */
export function useOwnedCards(): ReadonlyMap<string, number> {
  const user = useUser();
  const { data } = useQuery({
    queryKey: [...deckQueries.own(), 'cards'],
    queryFn: async ({ signal }) => (await call('/api/decks/cards', { reply: DeckCardsReply, signal })).cards,
    enabled: user !== null,
  });
  return useMemo(() => new Map((data ?? []).map(({ id, decks }) => [id, decks])), [data]);
}
