import { GAME_FORMATS, GAME_TYPES, MATCH_PERIODS, MATCH_RESULTS } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { FilterBar, FilterChoice } from '../../ui/filter-bar.tsx';
import { isNarrowed, NOT_NARROWED } from './match-list.ts';
import type { MatchNarrowing } from './match-list.ts';

interface MatchFiltersProps {
  narrowing: MatchNarrowing;
  onChange: (narrowing: MatchNarrowing) => void;
}

export function MatchFilters({ narrowing, onChange }: MatchFiltersProps) {
  const { t } = useTranslation('decks');
  const set = (change: Partial<MatchNarrowing>): void => onChange({ ...narrowing, ...change });
  return (
    <FilterBar label={t('decks:matches.filter')} text={narrowing.text} onText={(text) => set({ text })}>
      <FilterChoice
        label={t('decks:matches.column.format')}
        value={narrowing.format}
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
        value={narrowing.type}
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
        value={narrowing.result}
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
        value={narrowing.period}
        onChange={(period) => set({ period })}
      >
        <option value="">{t('decks:statistics.since.all')}</option>
        {MATCH_PERIODS.map((period) => (
          <option key={period} value={period}>
            {t(`decks:statistics.since.${period}`)}
          </option>
        ))}
      </FilterChoice>
      {isNarrowed(narrowing) && (
        <Button size="small" variant="ghost" icon="close" onClick={() => onChange(NOT_NARROWED)}>
          {t('decks:clear')}
        </Button>
      )}
    </FilterBar>
  );
}
