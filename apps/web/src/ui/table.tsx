import type { ReactNode } from 'react';
import { HiddenText } from './hidden-text.tsx';
import styles from './table.module.css';

interface TableProps {
  label: string;
  columns: readonly string[];
  /** What is heard as the heading of the column of buttons; left out, there is no such column. */
  actions?: string;
  /** Rows of `Cell`s and, at their end, one `ActionCell`. */
  children: ReactNode;
}

/** Facts in rows. On phones each row is a card. */
export function Table({ label, columns, actions, children }: TableProps) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
          {actions && (
            <th scope="col">
              <HiddenText>{actions}</HiddenText>
            </th>
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** @param props.label the column's heading, shown beside the value where the headings are gone */
export function Cell({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <td className={styles.cell}>
      {label && (
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
      )}
      {children}
    </td>
  );
}

export function ActionCell({ children }: { children: ReactNode }) {
  return (
    <td className={styles.actionCell}>
      <div className={styles.actions}>{children}</div>
    </td>
  );
}
