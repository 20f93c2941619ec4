import { GAME_FORMATS, GAME_TYPES, MATCH_PERIODS, MATCH_RESULTS } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { FilterBar, FilterChoice } from '../../ui/filter-bar.tsx';
import { isFiltered, NO_FILTER } from './match-list.ts';
import type { MatchFilterValues } from './match-list.ts';

interface MatchFiltersProps {
  filter: MatchFilterValues;
  onChange: (filter: MatchFilterValues) => void;
}

export function MatchFilters({ filter, onChange }: MatchFiltersProps) {
  const { t } = useTranslation('decks');
  const set = (change: Partial<MatchFilterValues>): void => onChange({ ...filter, ...change });
  return (
    <FilterBar label={t('decks:matches.filter')} text={filter.text} onText={(text) => set({ text })}>
      <FilterChoice
        label={t('decks:matches.column.format')}
        value={filter.format}
        onChange={(format) => set({ format })}
      >
        <option value="">{t('decks:matches.any.format')}</option>
        {GAME_FORMATS.map((format) => (
          <option key={format} value={format}>
            {t(`common:gameFormat.${format}`)}
          </option>
        ))}
      </FilterChoice>
      <FilterChoice
        label={t('decks:matches.column.type')}
        value={filter.type}
        onChange={(type) => set({ type })}
      >
        <option value="">{t('decks:matches.any.type')}</option>
        {GAME_TYPES.map((type) => (
          <option key={type} value={type}>
            {t(`common:gameType.${type}`)}
          </option>
        ))}
      </FilterChoice>
      <FilterChoice
        label={t('decks:matches.result')}
        value={filter.result}
        onChange={(result) => set({ result })}
      >
        <option value="">{t('decks:matches.any.result')}</option>
        {MATCH_RESULTS.map((result) => (
          <option key={result} value={result}>
            {t(`decks:matches.results.${result}`)}
          </option>
        ))}
      </FilterChoice>
      <FilterChoice
        label={t('decks:statistics.period')}
        value={filter.period}
        onChange={(period) => set({ period })}
      >
        <option value="">{t('decks:statistics.since.all')}</option>
        {MATCH_PERIODS.map((period) => (
          <option key={period} value={period}>
            {t(`decks:statistics.since.${period}`)}
          </option>
        ))}
      </FilterChoice>
      {isFiltered(filter) && (
        <Button size="small" variant="ghost" icon="close" onClick={() => onChange(NO_FILTER)}>
          {t('decks:clear')}
        </Button>
      )}
    </FilterBar>
  );
}
