import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import type { LinkProps } from 'react-router';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export interface Look {
  /** `primary` is the main action of a view: there is at most one. Default: `quiet`. */
  variant?: 'primary' | 'quiet' | 'tint' | 'ghost' | 'danger';
  /** 34, 40 and 48 pixels high. */
  size?: 'small' | 'medium' | 'large';
  /** Name of an icon before the label. */
  icon?: string;
  /** Shows a spinner while the button's work is in progress. */
  busy?: boolean;
  children?: ReactNode;
  className?: string | undefined;
}

/** A button without a frame. Where it is first in a line, the surrounding styles may align its text by `--inset`. */
const isBare = ({ variant }: Look): true | undefined =>
  variant === 'ghost' || variant === 'danger' || undefined;

const lookOf = ({ variant = 'quiet', size = 'medium', className }: Look): string =>
  classNames(styles.button, styles[variant], styles[size], className);

function Content({ icon, busy, size, children }: Look) {
  const pixels = size === 'small' ? 16 : 18;
  return (
    <>
      {busy ? (
        <Icon name="spinner" size={pixels} className={styles.turning ?? ''} />
      ) : (
        icon && <Icon name={icon} size={pixels} />
      )}
      {children}
    </>
  );
}

export function Button({
  variant,
  size,
  icon,
  busy,
  className,
  children,
  ...rest
}: Look & ComponentProps<'button'>) {
  const look = { variant, size, icon, busy, className } as Look;
  return (
    <button
      type="button"
      {...rest}
      data-bare={isBare(look)}
      aria-busy={busy || undefined}
      className={lookOf(look)}
    >
      <Content {...look}>{children}</Content>
    </button>
  );
}

export function ButtonLink({ variant, size, icon, className, children, ...rest }: Look & LinkProps) {
  const look = { variant, size, icon, className } as Look;
  return (
    <Link {...rest} data-bare={isBare(look)} className={lookOf(look)}>
      <Content {...look}>{children}</Content>
    </Link>
  );
}

interface IconButtonProps extends ComponentProps<'button'> {
  icon: string;
  /** What it does: read out by screen readers and shown as a tooltip. */
  label: string;
  iconSize?: number;
}

export function IconButton({ icon, label, iconSize = 18, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      {...rest}
      className={classNames(styles.iconButton, className)}
    >
      <Icon name={icon} size={iconSize} />
    </button>
  );
}
