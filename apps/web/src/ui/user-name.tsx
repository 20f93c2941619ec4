import { useTranslation } from 'react-i18next';
import { classNames } from './class-names.ts';
import { HiddenText } from './hidden-text.tsx';
import { PersonLink } from './person-link.tsx';
import styles from './user-name.module.css';

interface UserNameProps {
  name: string;
  /** One of the roles with a color, or `user`. */
  role: string;
  /** Shows the role beside the name; otherwise it is only read out. */
  showRole?: boolean;
  /** Links the name to the page about its owner. */
  isLinked?: boolean;
  className?: string | undefined;
}

/** A name in the color of its role. */
export function UserName({ name, role, showRole, isLinked, className }: UserNameProps) {
  const { t } = useTranslation();
  const roleName = role === 'user' ? undefined : t(`common:role.${role}`);
  return (
    <span className={classNames(styles.user, className)} style={{ color: `var(--role-${role})` }}>
      <b className={styles.name} title={name}>
        {isLinked ? <PersonLink name={name} className={styles.link} /> : name}
      </b>
      {roleName &&
        (showRole ? <span className={styles.role}>{roleName}</span> : <HiddenText>{roleName}</HiddenText>)}
    </span>
  );
}
