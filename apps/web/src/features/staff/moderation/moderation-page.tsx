import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { ButtonLink } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { StaffPage } from '../staff-page.tsx';
import { MeasuresTab } from './measures-tab.tsx';
import styles from './moderation-page.module.css';
import { OpenedReportPanels } from './opened-report.tsx';
import { Decided, Queue } from './queue.tsx';

const TABS = ['open', 'decided', 'measures'] as const;

/** Reports of users, what staff decided on them, and the mutes and bans in force. The address has tab and report. */
export function ModerationPage() {
  const { t } = useTranslation(['moderation', 'staff']);
  const [query] = useSearchParams();
  const tab = TABS.find((one) => one === query.get('show')) ?? 'open';
  const report = Number(query.get('report')) || undefined;
  return (
    <StaffPage title={t('staff:moderation')} lead={t('moderation:lead')}>
      <nav className={styles.tabs} aria-label={t('staff:moderation')}>
        {TABS.map((one) => (
          <Link key={one} to={`?show=${one}`} aria-current={one === tab ? 'page' : undefined}>
            {t(`moderation:tab.${one}`)}
          </Link>
        ))}
      </nav>
      {tab === 'measures' ? (
        <MeasuresTab />
      ) : (
        <div className={classNames(styles.columns, report !== undefined && styles.opened)}>
          {tab === 'open' ? <Queue current={report} /> : <Decided current={report} />}
          <div className={styles.stack}>
            {report === undefined ? (
              <p className={styles.choose}>{t('moderation:choose')}</p>
            ) : (
              <>
                <ButtonLink to={`?show=${tab}`} variant="ghost" icon="left" className={styles.back}>
                  {t(`moderation:tab.${tab}`)}
                </ButtonLink>
                <OpenedReportPanels key={report} id={report} />
              </>
            )}
          </div>
        </div>
      )}
    </StaffPage>
  );
}
