import { useTranslation } from 'react-i18next';
import styles from './card-filters.module.css';
import type { Range } from './card-search.ts';

/** No printed number is higher. */
const MOST = 99;

interface RangeFilterProps {
  label: string;
  range: Range;
  onChange: (range: Range) => void;
}

/** The lowest and the highest value of a number on the cards. */
export function RangeFilter({ label, range, onChange }: RangeFilterProps) {
  const { t } = useTranslation('cards');
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <div className={styles.range}>
        <End
          label={t('cards:range.min', { name: label })}
          value={range.min}
          onChange={(min) => onChange({ ...range, min })}
        />
        <span aria-hidden="true">–</span>
        <End
          label={t('cards:range.max', { name: label })}
          value={range.max}
          onChange={(max) => onChange({ ...range, max })}
        />
      </div>
    </fieldset>
  );
}

interface EndProps {
  label: string;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}

function End({ label, value, onChange }: EndProps) {
  return (
    <input
      type="number"
      inputMode="numeric"
      min={0}
      max={MOST}
      aria-label={label}
      value={value ?? ''}
      onChange={({ currentTarget }) => {
        const number = currentTarget.valueAsNumber;
        onChange(Number.isNaN(number) ? undefined : Math.min(MOST, Math.max(0, Math.trunc(number))));
      }}
    />
  );
}
