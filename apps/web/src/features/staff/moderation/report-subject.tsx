import type { MeasureEntry, OpenedReport } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../lib/format.ts';
import { useUser } from '../../../lib/session.ts';
import { WarnButton } from '../../../moderation/warn-button.tsx';
import { WarningList } from '../../../moderation/warning-list.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { UserName } from '../../../ui/user-name.tsx';
import styles from './moderation-page.module.css';

/** The reported person: since when, how often reported, and what staff did before. */
export function ReportSubject({ report }: { report: OpenedReport }) {
  const { t, i18n } = useTranslation('moderation');
  const mayManage = useUser()?.permissions.canManageUsers ?? false;
  const { subject, subjectName, since, reports, upheld, measures, warnings } = report;
  return (
    <Panel title={t('moderation:subject.title')}>
      <div className={styles.subject}>
        <p className={styles.subjectName}>
          <UserName name={subject.name} role={subject.role} isLinked showRole />
        </p>
        {subjectName !== subject.name && (
          <p className={styles.text}>{t('moderation:subject.formerName', { name: subjectName })}</p>
        )}
        <dl className={styles.facts}>
          <div>
            <dt>{t('moderation:subject.since')}</dt>
            <dd>{formatDate(since, i18n.language)}</dd>
          </div>
          <div>
            <dt>{t('moderation:subject.reports')}</dt>
            <dd>{t('moderation:subject.counts', { reports, upheld })}</dd>
          </div>
        </dl>
        <h3 className={styles.heading}>{t('moderation:subject.earlier')}</h3>
        {measures.length === 0 && <p className={styles.text}>{t('moderation:subject.noEarlier')}</p>}
        {measures.length > 0 && (
          <ul className={styles.earlier}>
            {measures.map((measure) => (
              <Earlier key={measure.id} measure={measure} />
            ))}
          </ul>
        )}
        {warnings.length > 0 && (
          <>
            <h3 className={styles.heading}>{t('moderation:warning.earlier')}</h3>
            <WarningList warnings={warnings} />
          </>
        )}
        <WarnButton username={subject.username} />
        {mayManage && (
          <ButtonLink size="small" icon="user" to={`/users?name=${encodeURIComponent(subject.username)}`}>
            {t('moderation:subject.account')}
          </ButtonLink>
        )}
      </div>
    </Panel>
  );
}

function Earlier({ measure: { kind, reason, since, until, by, note, liftedAt } }: { measure: MeasureEntry }) {
  const { t, i18n } = useTranslation('moderation');
  const at = (iso: string) => formatDate(iso, i18n.language);
  return (
    <li title={note}>
      <b>{t(`moderation:outcome.${kind}`)}</b>
      <span>{t(`moderation:reason.${reason}`)}</span>
      <small>
        {[
          at(since),
          until === null ? t('moderation:duration.permanent') : at(until),
          by ?? t('moderation:somebody'),
        ].join(' · ')}
        {liftedAt !== null && ` · ${t('moderation:measures.lifted')}`}
      </small>
    </li>
  );
}
