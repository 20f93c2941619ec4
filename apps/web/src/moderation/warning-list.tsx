import type { WarningEntry } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoment } from '../lib/format.ts';
import styles from './warning-list.module.css';

/** The warnings that a user got, and whether they are confirmed. */
export function WarningList({ warnings }: { warnings: readonly WarningEntry[] }) {
  const { t, i18n } = useTranslation('moderation');
  return (
    <ul className={styles.list} aria-label={t('moderation:warning.earlier')}>
      {warnings.map(({ id, text, time, by, confirmedAt }) => (
        <li key={id}>
          {text}
          <small>
            {formatDate(time, i18n.language)} · {by ?? t('moderation:somebody')} ·{' '}
            {confirmedAt === null
              ? t('moderation:warning.unconfirmed')
              : t('moderation:warning.confirmed', { date: formatMoment(confirmedAt, i18n.language) })}
          </small>
        </li>
      ))}
    </ul>
  );
}
