import type { OpenedReport, ReportDecision } from '@amberhall/protocol';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatMoment } from '../../../lib/format.ts';
import { useUser } from '../../../lib/session.ts';
import { useRequestStatus } from '../../../lib/use-request-status.ts';
import { MODERATION } from '../../../moderation/warnings-api.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { RequestStatusNotice } from '../../../ui/request-status-notice.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { decide, moderationQueries } from './api.ts';
import { DecisionForm } from './decision-form.tsx';
import styles from './moderation-page.module.css';
import { ReportLines } from './report-lines.tsx';
import { ReportSubject } from './report-subject.tsx';

/** One report with its lines, its person and the decision. */
export function OpenedReportPanels({ id }: { id: number }) {
  const { t } = useTranslation('moderation');
  const { data: report, isError, refetch } = useQuery(moderationQueries.report(id));
  if (isError) {
    return <RetryNotice onRetry={() => void refetch()}>{t('moderation:failed')}</RetryNotice>;
  }
  if (!report) return <LoadingRows>{t('moderation:loading')}</LoadingRows>;
  return (
    <>
      <ReportPanel report={report} />
      <ReportSubject report={report} />
    </>
  );
}

function ReportPanel({ report }: { report: OpenedReport }) {
  const { t, i18n } = useTranslation(['moderation', 'sentence']);
  const user = useUser();
  const { id, kind, place, state, subject, reporter, time, text, note, handledBy, gameId } = report;
  const isUndecided = state === 'open' || state === 'taken';
  const isOthers = state === 'taken' && handledBy !== user?.username;
  const isOwn = subject.username === user?.username;
  return (
    <Panel
      title={t('moderation:reportOn', { name: subject.name })}
      aside={isUndecided && !isOwn && <Holding report={report} isOthers={isOthers} />}
    >
      <div className={styles.about}>
        <p className={styles.tags}>
          <Tag icon="flag">{t(`moderation:state.${state}`)}</Tag>
          <Tag>{t(`moderation:kind.${kind}`)}</Tag>
          <Tag>{t(`moderation:place.${place}`)}</Tag>
          {handledBy !== null && <Tag icon="user">{handledBy}</Tag>}
        </p>
        <p className={styles.text}>
          {t('moderation:reportedBy', {
            name: reporter ?? t('moderation:somebody'),
            date: formatMoment(time, i18n.language),
          })}
        </p>
        {text !== '' && <blockquote className={styles.quote}>{text}</blockquote>}
        {gameId !== null && (
          <p>
            <Link to={`/replay/${gameId}`}>{t('moderation:game')}</Link>
          </p>
        )}
      </div>
      <ReportLines report={report} />
      {!isUndecided && note !== '' && <p className={styles.text}>{t('moderation:noteIs', { note })}</p>}
      {isOwn && <p className={styles.text}>{t('moderation:aboutYou')}</p>}
      {isUndecided && !isOthers && !isOwn && <DecisionForm key={id} report={report} />}
    </Panel>
  );
}

/** Taking a report, so that nobody else decides on it meanwhile, and handing it over. */
function Holding({ report: { id, state }, isOthers }: { report: OpenedReport; isOthers: boolean }) {
  const { t } = useTranslation('moderation');
  const isAdmin = useUser()?.permissions.isAdmin ?? false;
  const queryClient = useQueryClient();
  const { outcome, isBusy, run, dismiss } = useRequestStatus();
  const act = async (decision: ReportDecision): Promise<void> => {
    await run(t('moderation:form.done'), () => decide(id, decision));
    await queryClient.invalidateQueries({ queryKey: [MODERATION] });
  };
  return (
    <>
      {outcome?.kind === 'failed' && <RequestStatusNotice outcome={outcome} onDismiss={dismiss} />}
      {state === 'open' && (
        <Button size="small" icon="user" busy={isBusy} onClick={() => void act({ act: 'take' })}>
          {t('moderation:take')}
        </Button>
      )}
      {state === 'taken' && (!isOthers || isAdmin) && (
        <Button size="small" busy={isBusy} onClick={() => void act({ act: 'release' })}>
          {t('moderation:release')}
        </Button>
      )}
    </>
  );
}
