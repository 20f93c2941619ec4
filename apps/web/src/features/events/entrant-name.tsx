import type { UserSummary } from '@amberhall/protocol';
import { Avatar } from '../../ui/avatar.tsx';
import { classNames } from '../../ui/class-names.ts';
import { UserName } from '../../ui/user-name.tsx';
import styles from './entrant-name.module.css';

interface EntrantNameProps {
  name: string;
  /** `null` for a deleted account. */
  user: UserSummary | null;
  /** Of the picture, in pixels. */
  size?: number;
  className?: string | undefined;
}

/** A person with their picture, linked to the page about them. */
export function EntrantName({ name, user, size = 24, className }: EntrantNameProps) {
  return (
    <span className={classNames(styles.entrant, className)}>
      <Avatar name={name} picture={user?.avatar ?? null} size={size} />
      {user ? <UserName name={name} role={user.role} isLinked /> : <b>{name}</b>}
    </span>
  );
}
