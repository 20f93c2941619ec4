/** What every card is and says: loaded once and kept. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { CardsReply, type CatalogueCard } from '@amberhall/protocol';
import { call } from '../../lib/http.ts';

export type Catalogue = Record<string, CatalogueCard>;

export const cardQueries = {
  catalogue: () =>
    queryOptions({
      queryKey: ['cards'],
      queryFn: async ({ signal }) =>
        (await call('/api/cards', { reply: CardsReply, isPublic: true, signal })).cards,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
    }),
};

/** One card of the catalogue; `undefined` while it is loading, or for a card that it does not have. */
export function useCard(slug: string | undefined): CatalogueCard | undefined {
  const { data } = useQuery({
    ...cardQueries.catalogue(),
    select: (cards: Catalogue) => (slug ? cards[slug] : undefined),
  });
  return data;
}

/** A name for people made from a slug, for a card that the catalogue does not have. */
export function nameFromSlug(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
