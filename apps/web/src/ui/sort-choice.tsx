import { useTranslation } from 'react-i18next';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { FilterChoice } from './filter-bar.tsx';
import styles from './sort-choice.module.css';

export interface Sorting<Sort extends string> {
  sort: Sort;
  sortDir: 'asc' | 'desc';
}

interface SortChoiceProps<Sort extends string> {
  choices: readonly { value: Sort; label: string }[];
  sorting: Sorting<Sort>;
  onSort: (sorting: Sorting<Sort>) => void;
  /** Shows it on screens where the table has no headings. It is hidden on others. */
  className: string | undefined;
}

/** The sort order of a table, for screens on which the table has no headings. */
export function SortChoice<Sort extends string>({
  choices,
  sorting,
  onSort,
  className,
}: SortChoiceProps<Sort>) {
  const { t } = useTranslation('decks');
  const { sort, sortDir } = sorting;
  const isRising = sortDir === 'asc';
  return (
    <div className={classNames(styles.sorting, className)}>
      <FilterChoice
        label={t('decks:sort.by')}
        value={sort}
        isMarked={false}
        onChange={(value) => {
          const chosen = choices.find((choice) => choice.value === value);
          if (chosen) onSort({ sort: chosen.value, sortDir });
        }}
      >
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {t('decks:sort.option', { column: label })}
          </option>
        ))}
      </FilterChoice>
      <IconButton
        icon="down"
        label={t(isRising ? 'decks:sort.falling' : 'decks:sort.rising')}
        data-rising={isRising || undefined}
        className={styles.direction}
        onClick={() => onSort({ sort, sortDir: isRising ? 'desc' : 'asc' })}
      />
    </div>
  );
}
