import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './panel.module.css';

interface PanelProps {
  title: string;
  /** A count beside the heading. */
  count?: number | undefined;
  /** At the end of the header. */
  aside?: ReactNode;
  className?: string | undefined;
  /** The target of links to this part of the page. */
  id?: string;
  children: ReactNode;
}

/** A titled part of a page. */
export function Panel({ title, count, aside, className, id, children }: PanelProps) {
  const heading = useId();
  return (
    <section id={id} aria-labelledby={heading} className={classNames(styles.panel, className)}>
      <header className={styles.header}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        {count !== undefined && <span className={styles.count}>{count}</span>}
        {aside && <div className={styles.aside}>{aside}</div>}
      </header>
      {children}
    </section>
  );
}
