import { useTranslation } from 'react-i18next';
import { useCardLabels } from '../../cards/index.ts';
import { setCodeOf } from '../../lib/sets.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { countFilters, FACETS, isOpen, NO_SEARCH, RANGES, toggled } from './card-search.ts';
import type { CardSearch, Facet, Range } from './card-search.ts';
import styles from './active-filters.module.css';
import { useTerms } from './use-terms.ts';

interface ActiveFiltersProps {
  search: CardSearch;
  /** The number of cards found. */
  count: number;
  onChange: (change: Partial<CardSearch>) => void;
}

/** The number of cards found, and each filter with a button that removes it. */
export function ActiveFilters({ search, count, onChange }: ActiveFiltersProps) {
  const { t } = useTranslation('cards');
  const labelOf = useFilterLabel();
  const terms = useTerms();
  const rangeLabels = { power: t('cards:power'), amber: t('cards:amberIcons') };
  const filters = FACETS.flatMap((facet) =>
    search[facet].map((value) => ({
      id: `${facet}:${value}`,
      label: labelOf(facet, value),
      remove: () => onChange({ [facet]: toggled(search[facet], value) }),
    })),
  );
  const keyword = terms.find(({ term }) => term === search.keyword)?.name ?? search.keyword;
  if (keyword !== '') {
    filters.push({ id: 'keyword', label: keyword, remove: () => onChange({ keyword: '' }) });
  }
  for (const name of RANGES) {
    if (isOpen(search[name])) continue;
    const label = `${rangeLabels[name]} ${rangeText(search[name])}`;
    const unset = NO_SEARCH[name];
    filters.push({ id: name, label, remove: () => onChange({ [name]: unset }) });
  }
  if (search.isOwned) {
    const remove = () => onChange({ isOwned: false });
    filters.push({ id: 'owned', label: t('cards:ownedOnly'), remove });
  }
  if (search.hasRulings) {
    const remove = () => onChange({ hasRulings: false });
    filters.push({ id: 'rulings', label: t('cards:withRulings'), remove });
  }
  return (
    <div className={styles.line}>
      <b role="status">{t('cards:count', { count })}</b>
      {filters.map(({ id, label, remove }) => (
        <button
          key={id}
          type="button"
          className={styles.filter}
          aria-label={t('cards:remove', { filter: label })}
          onClick={remove}
        >
          {label}
          <Icon name="close" size={12} />
        </button>
      ))}
      {(countFilters(search) > 0 || search.text !== '') && (
        <Button
          size="small"
          variant="ghost"
          onClick={() => onChange({ ...NO_SEARCH, sorting: search.sorting, view: search.view })}
        >
          {t('cards:clear')}
        </Button>
      )}
    </div>
  );
}

/** Such as `3–6`, `≥ 3` and `≤ 6`. */
function rangeText({ min, max }: Range): string {
  if (max === undefined) return `≥ ${min}`;
  return min === undefined ? `≤ ${max}` : `${min}–${max}`;
}

function useFilterLabel(): (facet: Facet, value: string) => string {
  const { t } = useTranslation(['cards', 'card']);
  const labels = useCardLabels();
  return (facet, value) => {
    if (facet === 'house') return labels.house(value);
    if (facet === 'rarity') return labels.rarity(value);
    if (facet === 'type') return t(`card:type.${value}`, { defaultValue: value });
    const code = setCodeOf(Number(value));
    return code ? t(`common:setName.${code}`) : value;
  };
}
