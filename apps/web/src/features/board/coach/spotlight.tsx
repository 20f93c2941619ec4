import styles from './coach.module.css';
import type { Rectangle } from './use-rectangle.ts';

const MARGIN = 6;

/** Darkens the table around one thing. Everything can still be clicked. */
export function Spotlight({ rectangle: { left, top, width, height } }: { rectangle: Rectangle }) {
  return (
    <div
      className={styles.spotlight}
      style={{
        left: left - MARGIN,
        top: top - MARGIN,
        width: width + 2 * MARGIN,
        height: height + 2 * MARGIN,
      }}
      aria-hidden="true"
    />
  );
}
