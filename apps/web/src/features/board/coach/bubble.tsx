import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './coach.module.css';
import type { Rectangle } from './use-rectangle.ts';

interface BubbleProps {
  /** In its first line. */
  head: ReactNode;
  sentence: string;
  /** What the coach points at. Without it, the bubble lies between the piles and the battleline. */
  lit?: Rectangle | null;
  /** For what is said in passing. */
  isSmall?: boolean;
  /** Buttons and links below the sentence. */
  children: ReactNode;
}

/** What the coach says. */
export function Bubble({ head, sentence, lit, isSmall = false, children }: BubbleProps) {
  const { t } = useTranslation('lessons');
  return (
    <section
      className={styles.bubble}
      aria-label={t('lessons:coach.label')}
      data-coach
      data-place={lit ? placeBeside(lit) : 'docked'}
      style={lit ? besideStyle(lit, isSmall ? SMALL_WIDTH : BUBBLE.width) : undefined}
      data-small={isSmall || undefined}
    >
      <header className={styles.head}>{head}</header>
      <p className={styles.sentence} role="status">
        {sentence}
      </p>
      <footer className={styles.foot}>{children}</footer>
    </section>
  );
}

const GAP = 16;
/** The room that a bubble needs, in pixels. */
const BUBBLE = { width: 400, height: 190 } as const;
const SMALL_WIDTH = 282;

function placeBeside({ top }: Rectangle): 'above' | 'below' {
  return top > BUBBLE.height + GAP ? 'above' : 'below';
}

function besideStyle(lit: Rectangle, wished: number): CSSProperties {
  const { left, top, width, height } = lit;
  const room = window.innerWidth - 2 * GAP;
  const own = Math.min(wished, room);
  const middle = left + width / 2;
  const start = Math.max(GAP, Math.min(middle - own / 2, GAP + room - own));
  const across = { left: start, width: own, '--tip': `${middle - start}px` };
  return placeBeside(lit) === 'above'
    ? { ...across, bottom: window.innerHeight - top + GAP }
    : { ...across, top: top + height + GAP };
}
