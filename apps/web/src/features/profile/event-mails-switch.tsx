import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useRequestStatus } from '../../lib/use-request-status.ts';
import { RequestStatusNotice } from '../../ui/request-status-notice.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { Switch } from '../../ui/switch.tsx';
import { changeEventMails, eventMailsQuery } from './api.ts';
import styles from './notifications-panel.module.css';

/** Whether the user receives mails about their events. Unlike the other switches, it belongs to the account. */
export function EventMailsSwitch({ username }: { username: string }) {
  const { t } = useTranslation(['profile', 'people']);
  const queryClient = useQueryClient();
  const query = eventMailsQuery(username);
  const { data: isOn, isError, refetch } = useQuery(query);
  const { outcome, isBusy, run, dismiss } = useRequestStatus();
  const change = (wish: boolean) =>
    void run(t('profile:notices.mailsSaved'), async () => {
      const reply = await changeEventMails(username, wish);
      queryClient.setQueryData(query.queryKey, reply.isOn);
    });
  return (
    <div>
      <Switch checked={isOn === true} disabled={isOn === undefined || isBusy} onChange={change}>
        {t('profile:notices.eventMails')}
      </Switch>
      <p className={styles.help}>{t('profile:notices.eventMailsHelp')}</p>
      {isError && <RetryNotice onRetry={() => void refetch()}>{t('people:failed')}</RetryNotice>}
      <RequestStatusNotice outcome={outcome} onDismiss={dismiss} />
    </div>
  );
}
