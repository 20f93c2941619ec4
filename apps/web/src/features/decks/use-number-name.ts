import type { NumberSort } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';

/** Returns a function that names a number by which decks are sorted. */
export function useNumberName(): (sort: NumberSort) => string {
  const { t } = useTranslation(['decks', 'card']);
  return (sort) => {
    const [group, name] = sort.split('.');
    if (group === 'bonusIcons') return t('decks:numbers.ofIcon', { icon: t(`decks:icon.${name}`) });
    if (group === 'keywords') return t(`card:keyword.${name}`);
    return t(`decks:numbers.${group}`);
  };
}
