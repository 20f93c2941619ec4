import styles from './coach.module.css';
import type { Rectangle } from './use-rectangle.ts';

const MARGIN = 6;

/** Darkens the table around one thing. Everything can still be clicked. */
export function Spotlight({ rectangle }: { rectangle: Rectangle }) {
  return <Frame rectangle={rectangle} look={styles.spotlight} />;
}

/** A ring around one thing. */
export function Ring({ rectangle }: { rectangle: Rectangle }) {
  return <Frame rectangle={rectangle} look={styles.ring} />;
}

interface FrameProps {
  rectangle: Rectangle;
  look: string | undefined;
}

function Frame({ rectangle: { left, top, width, height }, look }: FrameProps) {
  return (
    <div
      className={look}
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
