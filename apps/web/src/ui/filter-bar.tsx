import type { ReactNode } from 'react';
import { useEditedValue } from '../lib/use-edited-value.ts';
import styles from './filter-bar.module.css';
import { SearchField } from './search-field.tsx';

interface FilterBarProps {
  /** The label of the search field. */
  label: string;
  text: string;
  /** Called once the text has not changed for a moment. */
  onText: (text: string) => void;
  /** Choices and other filters. */
  children: ReactNode;
}

/** Filters for a table: a search text and choices beside it. */
export function FilterBar({ label, text, onText, children }: FilterBarProps) {
  const [typed, setTyped] = useEditedValue(text, onText);
  return (
    <div className={styles.filters} role="search">
      <div className={styles.name}>
        <SearchField label={label} value={typed} onChange={setTyped} />
      </div>
      {children}
    </div>
  );
}

interface FilterChoiceProps {
  label: string;
  /** Empty: nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  /** Default: marked when something is chosen. */
  isMarked?: boolean;
  /** The options; the first one means no choice. */
  children: ReactNode;
}

export function FilterChoice({
  label,
  value,
  onChange,
  isMarked = value !== '',
  children,
}: FilterChoiceProps) {
  return (
    <select
      className={styles.choice}
      aria-label={label}
      value={value}
      data-chosen={isMarked || undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {children}
    </select>
  );
}
