import { useTranslation } from 'react-i18next';
import { classNames } from './class-names.ts';
import { HiddenText } from './hidden-text.tsx';
import styles from './user-name.module.css';

interface UserNameProps {
  name: string;
  /** One of the roles that have a colour, or `user`. */
  role: string;
  /** Writes the role out beside the name; otherwise it is only read out. */
  showRole?: boolean;
  className?: string | undefined;
}

/** A name in the colour of its role. */
export function UserName({ name, role, showRole, className }: UserNameProps) {
  const { t } = useTranslation();
  const roleName = role === 'user' ? undefined : t(`common:role.${role}`);
  return (
    <span className={classNames(styles.user, className)} style={{ color: `var(--role-${role})` }}>
      <b className={styles.name} title={name}>
        {name}
      </b>
      {roleName &&
        (showRole ? <span className={styles.role}>{roleName}</span> : <HiddenText>{roleName}</HiddenText>)}
    </span>
  );
}
