import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './deck-section.module.css';

interface DeckSectionProps {
  title: string;
  /** At the end of the heading's line. */
  aside: ReactNode;
  children: ReactNode;
}

/** A part of the selected deck below its cards. */
export function DeckSection({ title, aside, children }: DeckSectionProps) {
  const heading = useId();
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <div className={styles.head}>
        <h3 id={heading} className={styles.title}>
          {title}
        </h3>
        {aside}
      </div>
      {children}
    </section>
  );
}
