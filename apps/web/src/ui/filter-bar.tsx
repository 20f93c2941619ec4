import type { ReactNode } from 'react';
import { useEditedValue } from '../lib/use-edited-value.ts';
import styles from './filter-bar.module.css';
import { SearchField } from './search-field.tsx';

interface FilterBarProps {
  /** What the field to type into searches. */
  label: string;
  text: string;
  /** Hears of a text once it stands for a moment. */
  onText: (text: string) => void;
  /** Choices and what else narrows the list down. */
  children: ReactNode;
}

/** What narrows a table down: a text, and choices beside it. */
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
  /** Left out: shown when something is chosen. */
  isMarked?: boolean;
  /** The options, the first of them for nothing. */
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
