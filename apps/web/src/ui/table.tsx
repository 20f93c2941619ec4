import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { HiddenText } from './hidden-text.tsx';
import styles from './table.module.css';
import { useRestoreFocus } from './use-restore-focus.ts';

interface TableProps {
  label: string;
  columns: readonly string[];
  /** The heading of the column of buttons, for screen readers. Without it, there is no such column. */
  actions?: string;
  /** Rows of `Cell`s and, at their end, one `ActionCell`. */
  children: ReactNode;
}

/** A table of values. On phones, each row is a card. */
export function Table({ label, columns, actions, children }: TableProps) {
  const headings = columns.map((column) => (
    <th key={column} scope="col">
      {column}
    </th>
  ));
  return (
    <PlainTable
      label={label}
      className={styles.cards}
      headings={
        <>
          {headings}
          {actions && (
            <th scope="col">
              <HiddenText>{actions}</HiddenText>
            </th>
          )}
        </>
      }
    >
      {children}
    </PlainTable>
  );
}

interface PlainTableProps {
  label: string;
  /** The style for narrow screens. */
  className: string | undefined;
  headings: ReactNode;
  /** Rows. */
  children: ReactNode;
}

/** A table without behavior. */
export function PlainTable({ label, className, headings, children }: PlainTableProps) {
  return (
    <table className={classNames(styles.table, className)} aria-label={label}>
      <thead>
        <tr>{headings}</tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** @param props.label the column's heading, shown beside the value where the table has no headings */
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
  const ref = useRestoreFocus<HTMLDivElement>();
  return (
    <td>
      <div ref={ref} className={styles.actions}>
        {children}
      </div>
    </td>
  );
}
