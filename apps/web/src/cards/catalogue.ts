/** The facts and texts of all cards: loaded once and kept. */
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import i18next from 'i18next';
import { CardsReply } from '@amberhall/protocol';
import type { CatalogueCard, GlossaryEntry } from '@amberhall/protocol';
import { call } from '../lib/http.ts';
import { SHARED_BY_USERS } from '../lib/query-client.ts';

export type Catalogue = Record<string, CatalogueCard>;
export type Glossary = Record<string, GlossaryEntry>;

/** The texts that are the names of traits. They come with the catalogue, and not from a file. */
export const TRAITS_NAMESPACE = 'traits';

const KEPT = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY, meta: SHARED_BY_USERS };
const language = (): string => i18next.resolvedLanguage ?? 'en';

export const cardQueries = {
  /** In the reader's language. The glossary comes with it. */
  catalogue: () =>
    queryOptions({
      queryKey: ['cards', language()],
      queryFn: async ({ signal, client, queryKey: [, lang] }) => {
        const path = `/api/cards?lang=${lang}`;
        const { cards, glossary, traits } = await call(path, { reply: CardsReply, isPublic: true, signal });
        client.setQueryData(cardQueries.glossary().queryKey, glossary);
        i18next.addResourceBundle(lang ?? 'en', TRAITS_NAMESPACE, traits);
        return cards;
      },
      ...KEPT,
    }),
  /** The meaning of the terms on cards, available as soon as the catalogue is. */
  glossary: () => queryOptions<Glossary>({ queryKey: ['glossary', language()], queryFn: skipToken, ...KEPT }),
};

/** One card of the catalogue; `undefined` while it is loading, or for a card that it does not have. */
export function useCard(slug: string | undefined): CatalogueCard | undefined {
  const { data } = useQuery({
    ...cardQueries.catalogue(),
    select: (cards: Catalogue) => (slug ? cards[slug] : undefined),
  });
  return data;
}

/** The name of a card in the reader's language, otherwise the English one. */
export function cardName(slug: string, facts: CatalogueCard | undefined): string {
  return facts?.localName ?? facts?.name ?? nameFromSlug(slug);
}

/** Makes a readable name from a slug, for a card that the catalogue does not have. */
export function nameFromSlug(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
