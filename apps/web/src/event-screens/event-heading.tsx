import type { ReactNode } from 'react';
import styles from './event-heading.module.css';

interface EventHeadingProps {
  name: string;
  tags: ReactNode;
  /** When the event is, and who runs it. */
  facts?: ReactNode;
  /** Actions at the end. */
  children?: ReactNode;
}

/** The name of an event with what is known about it. */
export function EventHeading({ name, tags, facts, children }: EventHeadingProps) {
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <h1 className={styles.name}>{name}</h1>
        <div className={styles.tags}>{tags}</div>
        {facts && <p className={styles.facts}>{facts}</p>}
      </div>
      <div className={styles.actions}>{children}</div>
    </header>
  );
}
