import styles from './skeleton.module.css';

/**
 * A placeholder of this size for loading content. It is silent: give the surrounding element a text for screen
 * readers.
 */
export function Skeleton({
  width = '100%',
  height = 14,
}: {
  width?: number | string;
  height?: number | string;
}) {
  return <span aria-hidden="true" className={styles.skeleton} style={{ width, height }} />;
}
