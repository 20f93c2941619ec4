import { TextInput } from '@mantine/core';
import type { MeasureEntry, MeasureKind } from '@amberhall/protocol';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatMoment } from '../../../lib/format.ts';
import { useUser } from '../../../lib/session.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useRequestStatus } from '../../../lib/use-request-status.ts';
import { MODERATION } from '../../../moderation/warnings-api.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { ConfirmButton } from '../../../ui/confirm-button.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { RequestStatusNotice } from '../../../ui/request-status-notice.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { ActionCell, Cell, Table } from '../../../ui/table.tsx';
import { liftMeasure, moderationQueries, takeMeasure } from './api.ts';
import { CLOCK_MS, FIRST_CHOICE, measureFrom } from './measure-choice.ts';
import { MeasureFields } from './measure-fields.tsx';
import styles from './moderation-page.module.css';

/** The mutes and bans in force, and a form for a new one. */
export function MeasuresTab() {
  const { t } = useTranslation(['moderation', 'sentence']);
  const { data: measures, isError, refetch } = useQuery(moderationQueries.measures());
  const queryClient = useQueryClient();
  const { outcome, isBusy, run, dismiss } = useRequestStatus();
  const change = (work: () => Promise<unknown>): Promise<boolean> =>
    run(t('moderation:form.done'), async () => {
      await work();
      await queryClient.invalidateQueries({ queryKey: [MODERATION] });
    });
  return (
    <div className={styles.stack}>
      <RequestStatusNotice outcome={outcome} onDismiss={dismiss} />
      <Panel title={t('moderation:tab.measures')} count={measures?.length}>
        {isError && <RetryNotice onRetry={() => void refetch()}>{t('moderation:failed')}</RetryNotice>}
        {!measures && !isError && <LoadingRows>{t('moderation:loading')}</LoadingRows>}
        {measures?.length === 0 && <p className={styles.text}>{t('moderation:measures.none')}</p>}
        {measures && measures.length > 0 && (
          <MeasureTable
            measures={measures}
            isBusy={isBusy}
            onLift={({ id }) => void change(() => liftMeasure(id))}
          />
        )}
      </Panel>
      <MeasureForm isBusy={isBusy} onTake={(body) => change(() => takeMeasure(body))} />
    </div>
  );
}

interface MeasureTableProps {
  measures: readonly MeasureEntry[];
  isBusy: boolean;
  onLift: (measure: MeasureEntry) => void;
}

function MeasureTable({ measures, isBusy, onLift }: MeasureTableProps) {
  const { t, i18n } = useTranslation('moderation');
  const mayBan = useUser()?.permissions.canManageUsers ?? false;
  const columns = [
    t('moderation:column.person'),
    t('moderation:column.measure'),
    t('moderation:column.until'),
    t('moderation:column.by'),
  ] as const;
  return (
    <Table label={t('moderation:tab.measures')} columns={columns} actions={t('moderation:measures.lift')}>
      {measures.map((measure) => (
        <tr key={measure.id}>
          <Cell label={columns[0]}>
            <Link to={`/people/${encodeURIComponent(measure.user)}`}>{measure.user}</Link>
          </Cell>
          <Cell label={columns[1]}>
            {t(`moderation:outcome.${measure.kind}`)} · {t(`moderation:reason.${measure.reason}`)}
            {measure.note !== '' && <span className={styles.note}>{measure.note}</span>}
          </Cell>
          <Cell label={columns[2]}>
            {measure.until === null
              ? t('moderation:duration.permanent')
              : formatMoment(measure.until, i18n.language)}
          </Cell>
          <Cell label={columns[3]}>{measure.by ?? t('moderation:somebody')}</Cell>
          <ActionCell>
            {(measure.kind === 'mute' || mayBan) && (
              <ConfirmButton
                label={t('moderation:measures.liftOf', { name: measure.user })}
                icon="close"
                busy={isBusy}
                onConfirm={() => onLift(measure)}
              >
                {t('moderation:measures.lift')}
              </ConfirmButton>
            )}
          </ActionCell>
        </tr>
      ))}
    </Table>
  );
}

interface MeasureFormProps {
  isBusy: boolean;
  /** @returns whether it was taken */
  onTake: (body: Parameters<typeof takeMeasure>[0]) => Promise<boolean>;
}

function MeasureForm({ isBusy, onTake }: MeasureFormProps) {
  const { t } = useTranslation('moderation');
  const mayBan = useUser()?.permissions.canManageUsers ?? false;
  const [username, setUsername] = useState('');
  const [kind, setKind] = useState<MeasureKind>('mute');
  const [choice, setChoice] = useState(FIRST_CHOICE);
  const now = useNow(CLOCK_MS);
  const isMissing = username.trim() === '' || measureFrom(kind, choice, now) === undefined;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const measure = measureFrom(kind, choice, Date.now());
    if (measure === undefined) return;
    if (await onTake({ ...measure, username: username.trim(), note: '' })) setUsername('');
  };
  return (
    <Panel title={t('moderation:measures.add')}>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <TextInput
          label={t('moderation:column.person')}
          autoCapitalize="none"
          maxLength={64}
          value={username}
          onChange={(event) => setUsername(event.currentTarget.value)}
        />
        {mayBan && (
          <ChoiceChips
            legend={t('moderation:form.what')}
            choices={(['mute', 'ban'] as const).map((value) => ({
              value,
              label: t(`moderation:outcome.${value}`),
            }))}
            value={kind}
            onChange={setKind}
          />
        )}
        <p className={styles.hint}>{t(`moderation:outcomeHelp.${kind}`)}</p>
        <MeasureFields choice={choice} onChange={setChoice} />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" busy={isBusy} disabled={isBusy || isMissing}>
            {t('moderation:form.measure', {
              what: t(`moderation:outcome.${kind}`),
              duration: t(`moderation:duration.${choice.duration}`),
            })}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
