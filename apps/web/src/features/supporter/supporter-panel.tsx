import type { User } from '@amberhall/protocol';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../lib/session.ts';
import { useRequestStatus } from '../../lib/use-request-status.ts';
import { Button } from '../../ui/button.tsx';
import form from '../../ui/form.module.css';
import { Notice } from '../../ui/notice.tsx';
import { RequestStatusNotice } from '../../ui/request-status-notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { beginLinking, supporterQuery, unlinkPatreon } from './api.ts';
import styles from './supporter-panel.module.css';

/** Whether the user supports the site by a pledge, and buttons to link or unlink it. */
export function SupporterPanel() {
  const { t } = useTranslation('supporter');
  const user = useUser();
  return (
    <Panel title={t('supporter:title')}>
      <p className={form.text}>{t('supporter:text')}</p>
      {user && <Pledge user={user} />}
    </Panel>
  );
}

function Pledge({ user }: { user: User }) {
  const { t } = useTranslation('supporter');
  const { data, isError, refetch } = useQuery(supporterQuery(user.id));
  if (isError) return <RetryNotice onRetry={() => void refetch()}>{t('supporter:unknown')}</RetryNotice>;
  return (
    <div className={styles.pledge}>
      {data ? (
        <Linking user={user} isOffered={data.isOffered} isStale={data.isStale} />
      ) : (
        <Skeleton height={44} />
      )}
    </div>
  );
}

interface LinkingProps {
  user: User;
  isOffered: boolean;
  isStale: boolean;
}

function Linking({ user, isOffered, isStale }: LinkingProps) {
  const { t } = useTranslation(['supporter', 'sentence']);
  const queryClient = useQueryClient();
  const { outcome, isBusy, run, dismiss } = useRequestStatus();
  const isLinked = user.patreon > 0;
  const link = (): void => {
    void run(t('supporter:leaving'), async () => location.assign(await beginLinking()));
  };
  const unlink = (): void => {
    void run(t('supporter:unlinked'), async () => {
      await unlinkPatreon();
      await queryClient.invalidateQueries({ queryKey: supporterQuery(user.id).queryKey });
    });
  };
  return (
    <>
      <p className={styles.state} data-pledged={user.patreon === 2 || undefined}>
        {t(`supporter:state.${user.patreon}`)}
      </p>
      {isStale && <Notice kind="warning">{t('supporter:stale')}</Notice>}
      {!isOffered && <Notice kind="info">{t('supporter:notOffered')}</Notice>}
      <RequestStatusNotice outcome={outcome} onDismiss={dismiss} />
      {(isLinked || isOffered) && (
        <div className={form.actions}>
          {isOffered && (!isLinked || isStale) && (
            <Button icon="link" busy={isBusy} disabled={isBusy} onClick={link}>
              {t('supporter:link')}
            </Button>
          )}
          {isLinked && (
            <Button variant="ghost" icon="close" busy={isBusy} disabled={isBusy} onClick={unlink}>
              {t('supporter:unlink')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
