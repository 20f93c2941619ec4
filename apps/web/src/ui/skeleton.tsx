import styles from './skeleton.module.css';

/** Stands where something of this size will be; says nothing: give the place a text for screen readers. */
export function Skeleton({
  width = '100%',
  height = 14,
}: {
  width?: number | string;
  height?: number | string;
}) {
  return <span aria-hidden="true" className={styles.skeleton} style={{ width, height }} />;
}
