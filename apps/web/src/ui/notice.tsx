import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './notice.module.css';

export type NoticeKind = 'error' | 'warning' | 'info' | 'success';

export const NOTICE_ICONS: Record<NoticeKind, string> = {
  error: 'alert',
  warning: 'alert',
  info: 'info',
  success: 'ok',
};

interface NoticeProps {
  kind: NoticeKind;
  children: ReactNode;
  /** At the end of the line, for example a close button. */
  aside?: ReactNode;
  className?: string | undefined;
}

/** A message in place. An error interrupts a screen reader; other kinds do not. */
export function Notice({ kind, children, aside, className }: NoticeProps) {
  return (
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      className={classNames(styles.notice, styles[kind], className)}
    >
      <Icon name={NOTICE_ICONS[kind]} className={styles.icon ?? ''} />
      <div className={styles.text}>{children}</div>
      {aside}
    </div>
  );
}
