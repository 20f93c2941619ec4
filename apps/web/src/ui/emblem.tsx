import type { CSSProperties } from 'react';
import { classNames } from './class-names.ts';
import styles from './emblem.module.css';
import { symbolHref } from './icon.tsx';

interface EmblemProps {
  /** The symbol's id in icons.svg without its `h-`. Its two colors are the tokens of the same name. */
  name: string;
  /** The name for screen readers and the tooltip; empty when the name is shown beside it. */
  label: string;
  /** Pixels: 20 in rows, 24 in tables, 28 in headings. */
  size?: number;
  className?: string;
}

/** A round emblem in its own two colors. */
export function Emblem({ name, label, size = 20, className }: EmblemProps) {
  const colors = { '--emblem': `var(--${name})`, '--emblem-deep': `var(--${name}-2)` } as CSSProperties;
  return (
    <svg
      className={classNames(styles.emblem, className)}
      style={colors}
      width={size}
      height={size}
      viewBox="0 0 32 32"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {label && <title>{label}</title>}
      <circle className={styles.ground} cx="16" cy="16" r="14.8" />
      <use className={styles.sign} href={symbolHref(`h-${name}`)} x="7" y="7" width="18" height="18" />
    </svg>
  );
}
