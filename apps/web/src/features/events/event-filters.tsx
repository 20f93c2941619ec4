import { EVENT_KINDS, GAME_FORMATS } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { FilterBar, FilterChoice } from '../../ui/filter-bar.tsx';
import { addressOf, filterIn, LISTED_STATES } from './event-filter.ts';
import type { EventFilter } from './event-filter.ts';

interface EventFiltersProps {
  filter: EventFilter;
  /** Called with the address of the new filter. */
  onChange: (search: URLSearchParams) => void;
}

/** The filters of the list of events. */
export function EventFilters({ filter, onChange }: EventFiltersProps) {
  const { t } = useTranslation(['events', 'decks']);
  const isVisitor = useUser() === null;
  /** Changes parts of the address; an empty one means any. */
  const set = (change: Record<string, string>): void => {
    const search = new URLSearchParams({ ...Object.fromEntries(addressOf(filter)), ...change });
    onChange(addressOf(filterIn(search)));
  };
  return (
    <FilterBar label={t('events:filter.name')} text={filter.text} onText={(text) => set({ text })}>
      <FilterChoice
        label={t('events:form.kind')}
        value={filter.kind ?? ''}
        onChange={(kind) => set({ kind })}
      >
        <option value="">{t('events:filter.anyKind')}</option>
        {EVENT_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`events:kind.${kind}`)}
          </option>
        ))}
      </FilterChoice>
      <FilterChoice
        label={t('events:form.gameFormat')}
        value={filter.format ?? ''}
        onChange={(format) => set({ format })}
      >
        <option value="">{t('events:filter.anyFormat')}</option>
        {GAME_FORMATS.map((format) => (
          <option key={format} value={format}>
            {t(`common:gameFormat.${format}`)}
          </option>
        ))}
      </FilterChoice>
      <FilterChoice
        label={t('events:filter.state')}
        value={filter.state ?? ''}
        onChange={(state) => set({ state })}
      >
        <option value="">{t('events:filter.anyState')}</option>
        {LISTED_STATES.map((state) => (
          <option key={state} value={state}>
            {t(`events:group.${state}`)}
          </option>
        ))}
      </FilterChoice>
      {!isVisitor && (
        <Chip
          pressed={filter.isMine}
          onPress={() => onChange(addressOf({ ...filter, isMine: !filter.isMine }))}
        >
          {t('events:group.yours')}
        </Chip>
      )}
      {addressOf(filter).size > 0 && (
        <Button size="small" variant="ghost" icon="close" onClick={() => onChange(new URLSearchParams())}>
          {t('decks:clear')}
        </Button>
      )}
    </FilterBar>
  );
}
