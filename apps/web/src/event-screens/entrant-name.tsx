import type { UserSummary } from '@amberhall/protocol';
import { Avatar } from '../ui/avatar.tsx';
import { PersonLink } from '../ui/person-link.tsx';
import { UserName } from '../ui/user-name.tsx';
import styles from './entrant-name.module.css';

interface EntrantNameProps {
  name: string;
  /** `null` for a deleted account. */
  user: UserSummary | null;
  /** An account has this name, of which nothing else is known. */
  isAccount?: boolean;
  /** Of the picture, in pixels. */
  size?: number;
}

/** A person with their picture, linked to the page about them. */
export function EntrantName({ name, user, isAccount = false, size = 24 }: EntrantNameProps) {
  return (
    <span className={styles.entrant}>
      <Avatar name={name} picture={user?.avatar ?? null} size={size} />
      {user && <UserName name={name} role={user.role} isLinked />}
      {!user && <b>{isAccount ? <PersonLink name={name} /> : name}</b>}
    </span>
  );
}
