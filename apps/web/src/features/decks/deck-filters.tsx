import { DECK_LABELS, HouseName } from '@amberhall/protocol';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deckQueries } from '../../lib/deck-queries.ts';
import { KNOWN_SETS } from '../../lib/sets.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { FilterBar, FilterChoice } from '../../ui/filter-bar.tsx';
import { isFiltered, NO_FILTER } from './deck-list-query.ts';
import type { DeckFilterValues } from './deck-list-query.ts';
import { useSetName } from './use-set-name.ts';

interface DeckFiltersProps {
  filter: DeckFilterValues;
  onChange: (filter: DeckFilterValues) => void;
}

export function DeckFilters({ filter, onChange }: DeckFiltersProps) {
  const { t } = useTranslation('decks');
  const { data: tags = [] } = useQuery(deckQueries.tags());
  const set = (change: Partial<DeckFilterValues>): void => onChange({ ...filter, ...change });
  return (
    <FilterBar label={t('decks:filter')} text={filter.name} onText={(typed) => set({ name: typed })}>
      <FilterChoice label={t('decks:set')} value={filter.set} onChange={(value) => set({ set: value })}>
        <option value="">{t('decks:allSets')}</option>
        {KNOWN_SETS.map((expansion) => (
          <SetOption key={expansion} expansion={expansion} />
        ))}
      </FilterChoice>
      <FilterChoice label={t('decks:house')} value={filter.house} onChange={(value) => set({ house: value })}>
        <option value="">{t('decks:anyHouse')}</option>
        {HouseName.options.map((house) => (
          <option key={house} value={house}>
            {t(`common:house.${house}`)}
          </option>
        ))}
      </FilterChoice>
      <FilterChoice
        label={t('decks:status')}
        value={filter.status}
        onChange={(value) => set({ status: value })}
      >
        <option value="">{t('decks:anyStatus')}</option>
        {DECK_LABELS.map((label) => (
          <option key={label} value={label}>
            {t(`decks:label.${label}`)}
          </option>
        ))}
      </FilterChoice>
      {tags.length > 0 && (
        <FilterChoice label={t('decks:tags')} value={filter.tag} onChange={(value) => set({ tag: value })}>
          <option value="">{t('decks:anyTag')}</option>
          {tags.map((tag) => (
            <option key={tag}>{tag}</option>
          ))}
        </FilterChoice>
      )}
      <Chip pressed={filter.favorite} onPress={() => set({ favorite: !filter.favorite })}>
        {t('decks:favorites')}
      </Chip>
      {isFiltered(filter) && (
        <Button size="small" variant="ghost" icon="close" onClick={() => onChange(NO_FILTER)}>
          {t('decks:clear')}
        </Button>
      )}
    </FilterBar>
  );
}

function SetOption({ expansion }: { expansion: number }) {
  const { name } = useSetName(expansion);
  return <option value={expansion}>{name}</option>;
}
