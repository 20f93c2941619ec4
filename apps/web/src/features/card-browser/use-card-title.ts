import { useTranslation } from 'react-i18next';
import { useCardLabels } from '../../cards/index.ts';
import type { SearchableCard } from './card-search.ts';

/** @returns a function for the name, the houses and the type of a card in words */
export function useCardTitle(): (found: SearchableCard) => string {
  const { t } = useTranslation('card');
  const labels = useCardLabels();
  return ({ card, name }) =>
    [
      name,
      ...(card.evilTwin ? [t('card:state.evilTwin')] : []),
      card.houses.map((house) => labels.house(house)).join(', '),
      labels.type(card.type),
    ].join(', ');
}
