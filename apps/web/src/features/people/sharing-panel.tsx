import { AUDIENCES, REQUEST_SENDERS, SHARED_PARTS } from '@amberhall/protocol';
import type { Audience, Sharing } from '@amberhall/protocol';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
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

/** Who sees each part of the user's page, and who can reach them. A choice is saved at once. */
export function SharingPanel({ username }: { username: string }) {
  const { t } = useTranslation('people');
  const queryClient = useQueryClient();
  const { data, isError, refetch } = useQuery(peopleQueries.sharing(username));
  const { outcome, isBusy, run, dismiss } = useRequestStatus();
  const newest = useRef<Sharing>(undefined);
  const lastSave = useRef<Promise<unknown>>(Promise.resolve());
  const { queryKey } = peopleQueries.sharing(username);
  const show = (sharing: Sharing) => queryClient.setQueryData(queryKey, sharing);
  /** A choice shows at once. Choices are saved one after the other. */
  const save = (change: Partial<Sharing>) => {
    const shown = queryClient.getQueryData(queryKey);
    if (!shown) return;
    const sharing = { ...shown, ...change };
    newest.current = sharing;
    show(sharing);
    lastSave.current = lastSave.current.then(async () => {
      const isSaved = await run(t('people:saved'), async () => {
        const reply = await share(username, sharing);
        if (newest.current === sharing) show(reply.sharing);
      });
      if (!isSaved) await refetch();
    });
  };
  return (
    <Panel title={t('people:sharing')}>
      <p className={form.text}>{t('people:sharingLead')}</p>
      <RequestStatusNotice outcome={outcome} onDismiss={dismiss} />
      {isError && <RetryNotice onRetry={() => void refetch()}>{t('people:failed')}</RetryNotice>}
      {!data && !isError && <LoadingRows>{t('people:loading')}</LoadingRows>}
      {data && (
        <div className={styles.parts} aria-busy={isBusy || undefined}>
          {SHARED_PARTS.map((part) => (
            <Choice
              key={part}
              label={t(`people:${part}`)}
              options={AUDIENCES}
              value={data[part]}
              onChange={(audience) => save({ [part]: audience })}
            />
          ))}
          <Choice
            label={t('people:requests')}
            options={REQUEST_SENDERS}
            value={data.requests}
            onChange={(requests) => save({ requests })}
          />
        </div>
      )}
    </Panel>
  );
}

interface ChoiceProps<Option extends Audience> {
  label: string;
  options: readonly Option[];
  value: Option;
  onChange: (value: Option) => void;
}

function Choice<Option extends Audience>({ label, options, value, onChange }: ChoiceProps<Option>) {
  const { t } = useTranslation('people');
  return (
    <div className={styles.part}>
      <span aria-hidden="true">{label}</span>
      <FilterChoice
        label={label}
        value={value}
        isMarked={false}
        onChange={(chosen) => onChange(options.find((one) => one === chosen) ?? value)}
      >
        {options.map((one: Audience) => (
          <option key={one} value={one}>
            {t(`people:audience.${one}`)}
          </option>
        ))}
      </FilterChoice>
    </div>
  );
}
