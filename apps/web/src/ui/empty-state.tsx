import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  title: string;
  /** The sentence that says what to do. */
  children: ReactNode;
  actions?: ReactNode;
  /** The heading's level, for an empty state that fills the page. */
  heading?: 'h1' | 'h3';
  /** Leaves less space around itself, for content that follows it. */
  isCompact?: boolean;
}

/** The state of a list or page without content: an image, a sentence, and what to do next. */
export function EmptyState({
  title,
  children,
  actions,
  heading: Heading = 'h3',
  isCompact,
}: EmptyStateProps) {
  return (
    <div className={classNames(styles.empty, Heading === 'h1' && styles.alone, isCompact && styles.compact)}>
      <svg viewBox="0 0 120 90" width="132" aria-hidden="true">
        <path d="M22 88V50a38 38 0 0176 0v38" fill="none" stroke="var(--line)" strokeWidth="3" />
        <path
          d="M36 88V52a24 24 0 0148 0v36"
          fill="none"
          stroke="var(--line)"
          strokeWidth="1.5"
          strokeDasharray="4 5"
        />
        <path d="M60 42l11 16-11 27-11-27z" fill="var(--amber)" opacity=".9" />
        <path d="M60 42l11 16H49z" fill="var(--amber-bright)" />
      </svg>
      <Heading className={styles.title}>{title}</Heading>
      <div className={styles.text}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
