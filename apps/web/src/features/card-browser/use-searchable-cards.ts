import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { cardName, cardQueries, useCardLabels } from '../../cards/index.ts';
import { plainText } from '../../lib/plain-text.ts';
import type { SearchableCard } from './card-search.ts';

/** All cards, sorted by their names in the reader's language. */
export function useSearchableCards() {
  const { i18n } = useTranslation('card');
  const labels = useCardLabels();
  const { data, isError, refetch } = useQuery(cardQueries.catalogue());
  const cards = useMemo(() => {
    const collator = new Intl.Collator(i18n.language, { ignorePunctuation: true });
    return Object.values(data ?? {})
      .map((card): SearchableCard => {
        const name = cardName(card.id, card);
        const words = [name, card.name, labels.text(card.text), labels.traits(card.traits), ...card.traits];
        return { card, name, words: plainText(words.join(' ')) };
      })
      .toSorted((one, other) => collator.compare(one.name, other.name));
  }, [data, labels, i18n.language]);
  return { cards, isLoading: data === undefined && !isError, isError, refetch };
}
