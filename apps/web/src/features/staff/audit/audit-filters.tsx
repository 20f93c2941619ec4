import { STAFF_ACTIONS } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import { FilterBar, FilterChoice } from '../../../ui/filter-bar.tsx';
import type { AuditFilter } from './api.ts';
import styles from './audit-page.module.css';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The filter in the address of the page. Invalid values mean no filter. */
export function filterOf(query: URLSearchParams): AuditFilter {
  const day = (name: string): string => {
    const value = query.get(name) ?? '';
    return DAY.test(value) && !Number.isNaN(Date.parse(value)) ? value : '';
  };
  return {
    act: STAFF_ACTIONS.find((act) => act === query.get('act')) ?? '',
    person: (query.get('person') ?? '').trim().slice(0, 100),
    from: day('from'),
    to: day('to'),
  };
}

export const searchOf = (filter: AuditFilter): Record<string, string> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));

interface AuditFiltersProps {
  filter: AuditFilter;
  onChange: (filter: AuditFilter) => void;
}

/** Filters by action, by person and by day. */
export function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  const { t } = useTranslation('staff');
  const days = ['from', 'to'] as const;
  return (
    <FilterBar
      label={t('staff:audit.person')}
      text={filter.person}
      onText={(person) => onChange({ ...filter, person: person.trim() })}
    >
      <FilterChoice
        label={t('staff:audit.act')}
        value={filter.act}
        onChange={(act) => onChange({ ...filter, act })}
      >
        <option value="">{t('staff:audit.anyAct')}</option>
        {STAFF_ACTIONS.map((act) => (
          <option key={act} value={act}>
            {t(`staff:audit.acts.${act}`, { defaultValue: act })}
          </option>
        ))}
      </FilterChoice>
      {days.map((day) => (
        <label key={day} className={styles.day}>
          {t(`staff:audit.${day}`)}
          <input
            type="date"
            value={filter[day]}
            onChange={(event) => onChange({ ...filter, [day]: event.currentTarget.value })}
          />
        </label>
      ))}
    </FilterBar>
  );
}
