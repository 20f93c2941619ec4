import { AUDIENCES, SHARED_PARTS } from '@amberhall/protocol';
import type { Audience, SharedPart, Sharing } from '@amberhall/protocol';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useRequestStatus } from '../../lib/use-request-status.ts';
import { FilterChoice } from '../../ui/filter-bar.tsx';
import form from '../../ui/form.module.css';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RequestStatusNotice } from '../../ui/request-status-notice.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { peopleQueries, share } from './api.ts';
import styles from './sharing-panel.module.css';

/** Who sees each part of the user's page. A choice is saved at once. */
export function SharingPanel({ username }: { username: string }) {
  const { t } = useTranslation('people');
  const queryClient = useQueryClient();
  const { data, isError, refetch } = useQuery(peopleQueries.sharing(username));
  const { outcome, isBusy, run, dismiss } = useRequestStatus();
  const save = (sharing: Sharing) =>
    void run(t('people:saved'), async () => {
      const reply = await share(username, sharing);
      queryClient.setQueryData(peopleQueries.sharing(username).queryKey, reply.sharing);
    });
  return (
    <Panel title={t('people:sharing')}>
      <p className={form.text}>{t('people:sharingLead')}</p>
      <RequestStatusNotice outcome={outcome} onDismiss={dismiss} />
      {isError && <RetryNotice onRetry={() => void refetch()}>{t('people:failed')}</RetryNotice>}
      {!data && !isError && <LoadingRows>{t('people:loading')}</LoadingRows>}
      {data && (
        <div className={styles.parts} aria-busy={isBusy || undefined}>
          {SHARED_PARTS.map((part) => (
            <Part
              key={part}
              part={part}
              audience={data[part]}
              onChange={(audience) => save({ ...data, [part]: audience })}
            />
          ))}
        </div>
      )}
    </Panel>
  );
}

interface PartProps {
  part: SharedPart;
  audience: Audience;
  onChange: (audience: Audience) => void;
}

function Part({ part, audience, onChange }: PartProps) {
  const { t } = useTranslation('people');
  return (
    <div className={styles.part}>
      <span aria-hidden="true">{t(`people:${part}`)}</span>
      <FilterChoice
        label={t(`people:${part}`)}
        value={audience}
        isMarked={false}
        onChange={(value) => onChange(AUDIENCES.find((one) => one === value) ?? audience)}
      >
        {AUDIENCES.map((one) => (
          <option key={one} value={one}>
            {t(`people:audience.${one}`)}
          </option>
        ))}
      </FilterChoice>
    </div>
  );
}
