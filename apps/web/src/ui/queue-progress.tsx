import type { ReactNode } from 'react';
import styles from './queue-progress.module.css';

interface QueueProgressProps {
  /** The place in the queue, or how much is done. */
  children: ReactNode;
  done: number;
  of: number;
}

/** The progress of work that the server does in the background. */
export function QueueProgress({ children, done, of }: QueueProgressProps) {
  return (
    <label className={styles.progress}>
      <span role="status">{children}</span>
      <progress max={of} value={done} />
    </label>
  );
}
