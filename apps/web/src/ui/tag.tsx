import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './tag.module.css';

/** A short fact beside a name. */
export function Tag({ icon, title, children }: { icon?: string; title?: string; children: ReactNode }) {
  return (
    <span className={styles.tag} title={title}>
      {icon && <Icon name={icon} size={13} />}
      {children}
    </span>
  );
}
