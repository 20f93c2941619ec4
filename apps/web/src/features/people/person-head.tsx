import type { Person } from '@amberhall/protocol';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../lib/format.ts';
import { useLobby } from '../../lib/lobby/store.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Tag } from '../../ui/tag.tsx';
import { PersonActions } from './person-actions.tsx';
import styles from './person-head.module.css';

/** The name of a person, who they are here, and what can be done. */
export function PersonHead({ person }: { person: Person }) {
  const { t, i18n } = useTranslation('people');
  const { name, role, relation } = person;
  const isHere = useLobby(
    (lobby) => lobby.users?.some(({ username }) => username === person.username) ?? false,
  );
  return (
    <header className={styles.head} style={{ '--role': `var(--role-${role})` } as CSSProperties}>
      <span className={styles.avatar}>
        <Avatar name={name} picture={person.avatar} size={96} />
      </span>
      <div className={styles.words}>
        <div className={styles.line}>
          <h1 className={styles.name}>{name}</h1>
          {role !== 'user' && <Tag icon="star">{t(`common:role.${role}`)}</Tag>}
          {relation === 'friend' && <Tag icon="users">{t('people:friend')}</Tag>}
          {relation === 'self' && <Tag icon="user">{t('people:you')}</Tag>}
        </div>
        <p className={styles.facts}>
          {isHere && (
            <span className={styles.here}>
              <i aria-hidden="true" />
              {t('people:here')}
            </span>
          )}
          <span>{t('people:since', { date: formatDate(person.since, i18n.language) })}</span>
        </p>
      </div>
      {relation !== 'self' && <PersonActions person={person} isHere={isHere} />}
    </header>
  );
}
