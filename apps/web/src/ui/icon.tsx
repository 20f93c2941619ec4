import { classNames } from './class-names.ts';
import styles from './icon.module.css';
import sprite from './icons.svg?no-inline';

/** Returns the URL of a symbol of the sprite, for use in a `<use>` element. */
export const symbolHref = (id: string): string => `${sprite}#${id}`;

interface IconProps {
  /** The symbol's id in icons.svg without its `i-`. */
  name: string;
  /** Pixels. */
  size?: number;
  /** The name for screen readers. Without it, the icon is decoration. */
  label?: string;
  className?: string;
}

export function Icon({ name, size = 18, label, className }: IconProps) {
  return (
    <svg
      className={classNames(styles.icon, className)}
      width={size}
      height={size}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use href={symbolHref(`i-${name}`)} />
    </svg>
  );
}
