import { Textarea } from '@mantine/core';
import { NOTE_LENGTH, REPORT_STATES } from '@amberhall/protocol';
import type { OpenedFault, RoomLine } from '@amberhall/protocol';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../lib/format.ts';
import { useRequestStatus } from '../../../lib/use-request-status.ts';
import { useUnsavedChanges } from '../../../lib/unsaved-changes.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { RequestStatusNotice } from '../../../ui/request-status-notice.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { changeFault, faultQueries, STAFF_FAULTS } from './api.ts';
import styles from './faults-page.module.css';

/** Draws stored log lines. */
export type LogView = (lines: readonly RoomLine[]) => ReactNode;

/** One fault: the words of the reporter, the way to the moment, the log, and its state. */
export function OpenedFaultPanel({ id, logView }: { id: number; logView: LogView }) {
  const { t } = useTranslation('moderation');
  const { data: fault, isError, refetch } = useQuery(faultQueries.one(id));
  if (isError) return <RetryNotice onRetry={() => void refetch()}>{t('moderation:failed')}</RetryNotice>;
  if (!fault) return <LoadingRows>{t('moderation:loading')}</LoadingRows>;
  return <FaultPanel fault={fault} logView={logView} />;
}

function FaultPanel({ fault, logView }: { fault: OpenedFault; logView: LogView }) {
  const { t, i18n } = useTranslation('moderation');
  const { id, gameId, step, state, text, reporter, time, engineVersion, isRunning, handledBy } = fault;
  // The form begins anew with each state, and the message about the last one stays.
  const status = useRequestStatus();
  return (
    <Panel title={t('moderation:fault.number', { id })}>
      <div className={styles.fault}>
        <p className={styles.tags}>
          <Tag icon="flag">{t(`moderation:state.${state}`)}</Tag>
          <Tag>{t('moderation:fault.step', { step })}</Tag>
          <Tag>{t('moderation:fault.version', { version: engineVersion })}</Tag>
          {handledBy !== null && <Tag icon="user">{handledBy}</Tag>}
        </p>
        <p className={styles.by}>
          {t('moderation:reportedBy', {
            name: reporter ?? t('moderation:somebody'),
            date: formatMoment(time, i18n.language),
          })}
        </p>
        <blockquote className={styles.quote}>{text}</blockquote>
        {isRunning ? (
          <p className={styles.by}>{t('moderation:fault.running')}</p>
        ) : (
          <ButtonLink icon="play" to={`/replay/${gameId}?step=${step}`}>
            {t('moderation:fault.open')}
          </ButtonLink>
        )}
        <details className={styles.log}>
          <summary>{t('moderation:fault.log', { number: fault.lines.length })}</summary>
          {logView(fault.lines)}
        </details>
        <StateForm key={`${id} ${state}`} fault={fault} status={status} />
      </div>
    </Panel>
  );
}

interface StateFormProps {
  fault: OpenedFault;
  status: ReturnType<typeof useRequestStatus>;
}

function StateForm({ fault, status: { outcome, isBusy, run, dismiss } }: StateFormProps) {
  const { t } = useTranslation(['moderation', 'sentence']);
  const [state, setState] = useState(fault.state);
  const [note, setNote] = useState(fault.note);
  const queryClient = useQueryClient();
  // The fault itself is fetched again after it was saved.
  const [saved, setSaved] = useState({ state, note });
  useUnsavedChanges(!isBusy && (state !== saved.state || note !== saved.note));
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await run(t('moderation:form.done'), () => changeFault(fault.id, { state, note })))
      setSaved({ state, note });
    await queryClient.invalidateQueries({ queryKey: [STAFF_FAULTS] });
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <ChoiceChips
        legend={t('moderation:column.state')}
        choices={REPORT_STATES.map((value) => ({ value, label: t(`moderation:state.${value}`) }))}
        value={state}
        onChange={setState}
      />
      <Textarea
        label={t('moderation:form.note')}
        rows={2}
        maxLength={NOTE_LENGTH}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <RequestStatusNotice outcome={outcome} onDismiss={dismiss} />
      <div>
        <Button type="submit" variant="primary" busy={isBusy} disabled={isBusy}>
          {t('moderation:fault.save')}
        </Button>
      </div>
    </form>
  );
}
