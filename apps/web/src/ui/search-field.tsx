import { Icon } from './icon.tsx';
import styles from './search-field.module.css';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Filters a list while the user types. The label is the placeholder. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <div className={styles.search}>
      <Icon name="search" size={17} className={styles.icon ?? ''} />
      <input
        type="search"
        className={styles.field}
        aria-label={label}
        placeholder={label}
        value={value}
        data-autofocus
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}
