import styles from './live-tag.module.css';

/** Marks an event that is being played. */
export function LiveTag({ children }: { children: string }) {
  return (
    <span className={styles.live}>
      <i aria-hidden="true" />
      {children}
    </span>
  );
}
