import type { CSSProperties } from 'react';
import { classNames } from '../ui/class-names.ts';
import styles from './card-back.module.css';

interface CardBackProps {
  /** Width of the card; any CSS length. */
  width: string;
  /** The ratio of height to width: 1.4 for whole cards, 1.3 for cards on the table. */
  ratio?: 1.3 | 1.4;
  className?: string | undefined;
}

/** The back that all decks share. */
export function CardBack({ width, ratio = 1.4, className }: CardBackProps) {
  const style = {
    '--card-width': width,
    '--ratio': ratio === 1.3 ? 'var(--board-ratio, 1.3)' : ratio,
  } as CSSProperties;
  return (
    <span className={classNames(styles.back, className)} style={style}>
      <svg viewBox="0 0 100 130" preserveAspectRatio="none" aria-hidden="true" className={styles.lattice}>
        <path
          d="M-10 20L110 140M-10 -10L110 110M20 -10L110 80M50 -10L110 50M-10 50L80 140M-10 80L50 140M110 20L-10 140M110 -10L-10 110M80 -10L-10 80M50 -10L-10 50M110 50L20 140M110 80L50 140"
          fill="none"
          stroke="#55608a"
          strokeWidth=".8"
          opacity=".55"
        />
      </svg>
      <svg viewBox="0 0 40 40" aria-hidden="true" className={styles.seal}>
        <circle cx="20" cy="20" r="18" fill="#171a28" stroke="#5d6894" strokeWidth="1.2" />
        <circle
          cx="20"
          cy="20"
          r="14.5"
          fill="none"
          stroke="#f6a82166"
          strokeWidth="1"
          strokeDasharray="1.5 2.4"
        />
        <path d="M20 8l7.600 7-2.500 12L20 31.500 14.900 27 12.400 15z" fill="#f6a821" />
        <path d="M20 8l7.600 7-7.600 3.400L12.400 15z" fill="#ffd98a" />
        <path d="M20 18.400l7.600-3.400-2.500 12L20 31.500z" fill="#b86b00" />
      </svg>
    </span>
  );
}
