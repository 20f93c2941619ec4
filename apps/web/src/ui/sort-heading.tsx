import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './sort-heading.module.css';

interface SortHeadingProps {
  /** The direction, if the table is sorted by this column. */
  direction: 'asc' | 'desc' | undefined;
  onSort: () => void;
  children: ReactNode;
}

/** The heading of a sortable column. */
export function SortHeading({ direction, onSort, children }: SortHeadingProps) {
  return (
    <th
      scope="col"
      className={styles.heading}
      aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}
    >
      <button type="button" className={styles.sort} onClick={onSort}>
        {children}
        {direction && <Icon name="down" size={14} className={direction === 'asc' ? (styles.up ?? '') : ''} />}
      </button>
    </th>
  );
}
