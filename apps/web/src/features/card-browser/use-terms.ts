import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { cardQueries } from '../../cards/index.ts';

/** The terms of the glossary, sorted by their names. They come with the catalogue. */
export function useTerms() {
  const { i18n } = useTranslation('cards');
  useQuery(cardQueries.catalogue());
  const { data } = useQuery(cardQueries.glossary());
  return useMemo(() => {
    const collator = new Intl.Collator(i18n.language);
    return Object.entries(data ?? {})
      .map(([term, { name, meaning }]) => ({ term, name: name.replace(/ X$/, ''), meaning }))
      .toSorted((one, other) => collator.compare(one.name, other.name));
  }, [data, i18n.language]);
}

/** The anchor of a term on the page of the glossary. */
export const termId = (term: string): string => term.replaceAll(' ', '-');
