import type { AdminUser } from '@amberhall/protocol';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatMoment } from '../../../lib/format.ts';
import { Panel } from '../../../ui/panel.tsx';
import styles from './user-details.module.css';

interface UserDetailsProps {
  user: AdminUser;
  /** Names of accounts that have used the same address; the first of `linkedCount`. */
  linkedAccounts: readonly string[];
  linkedCount: number;
}

/** The details of an account. */
export function UserDetails({ user, linkedAccounts, linkedCount }: UserDetailsProps) {
  const { t, i18n } = useTranslation('staff');
  const lastUsed = user.tokens[0]?.lastUsed;
  const at = (iso: string): string => formatMoment(iso, i18n.language);
  const none = t('staff:users.none');
  const facts: readonly [string, string][] = [
    [t('staff:users.email'), user.email],
    [t('staff:users.registered'), at(user.registered)],
    [t('staff:users.registerIp'), user.registerIp ?? none],
    [t('staff:users.sessions'), user.tokens.map(({ ip }) => ip).join(', ') || none],
    [t('staff:users.lastUsed'), lastUsed === undefined ? none : at(lastUsed)],
    [t('staff:users.blocked'), user.blockList.join(', ') || none],
  ];
  return (
    <Panel title={user.username}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={styles.fact}>
          <dt>{t('staff:users.linked')}</dt>
          <dd>
            {linkedAccounts.length === 0 && none}
            {linkedAccounts.map((name, index) => (
              <Fragment key={name}>
                {index > 0 && ', '}
                <Link to={`/users?name=${encodeURIComponent(name)}`}>{name}</Link>
              </Fragment>
            ))}
            {linkedCount > linkedAccounts.length && (
              <> {t('staff:users.linkedMore', { number: linkedCount - linkedAccounts.length })}</>
            )}
          </dd>
        </div>
      </dl>
    </Panel>
  );
}
