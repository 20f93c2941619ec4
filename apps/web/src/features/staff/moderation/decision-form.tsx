import { Textarea } from '@mantine/core';
import { NOTE_LENGTH } from '@amberhall/protocol';
import type { OpenedReport, ReportDecision } from '@amberhall/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../lib/session.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useRequestStatus } from '../../../lib/use-request-status.ts';
import { useUnsavedChanges } from '../../../lib/unsaved-changes.ts';
import { MODERATION } from '../../../moderation/warnings-api.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { RequestStatusNotice } from '../../../ui/request-status-notice.tsx';
import { decide } from './api.ts';
import { CLOCK_MS, FIRST_CHOICE, measureFrom } from './measure-choice.ts';
import { MeasureFields } from './measure-fields.tsx';
import styles from './moderation-page.module.css';

const OUTCOMES = ['reject', 'settle', 'mute', 'ban'] as const;
type Outcome = (typeof OUTCOMES)[number];

/** What to do about a report, in one step. The button says what will happen. */
export function DecisionForm({ report }: { report: OpenedReport }) {
  const { t } = useTranslation(['moderation', 'sentence']);
  const mayBan = useUser()?.permissions.canManageUsers ?? false;
  const [outcome, setOutcome] = useState<Outcome>('settle');
  const [choice, setChoice] = useState(FIRST_CHOICE);
  const [note, setNote] = useState('');
  const now = useNow(CLOCK_MS);
  const queryClient = useQueryClient();
  const status = useRequestStatus();
  useUnsavedChanges(note !== '' && !status.isBusy && status.outcome?.kind !== 'done');
  const isMeasure = outcome === 'mute' || outcome === 'ban';
  const isMissing = isMeasure && measureFrom(outcome, choice, now) === undefined;

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const measure = isMeasure ? measureFrom(outcome, choice, Date.now()) : null;
    if (measure === undefined) return;
    const decision: ReportDecision =
      outcome === 'reject' ? { act: 'reject', note } : { act: 'settle', note, measure };
    await status.run(t('moderation:form.done'), () => decide(report.id, decision));
    await queryClient.invalidateQueries({ queryKey: [MODERATION] });
  };
  const outcomes = OUTCOMES.filter((one) => one !== 'ban' || mayBan);
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <ChoiceChips
        legend={t('moderation:form.what')}
        choices={outcomes.map((value) => ({ value, label: t(`moderation:outcome.${value}`) }))}
        value={outcome}
        onChange={setOutcome}
      />
      <p className={styles.hint}>{t(`moderation:outcomeHelp.${outcome}`)}</p>
      {isMeasure && <MeasureFields choice={choice} onChange={setChoice} />}
      <Textarea
        label={t('moderation:form.note')}
        rows={2}
        maxLength={NOTE_LENGTH}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <RequestStatusNotice outcome={status.outcome} onDismiss={status.dismiss} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={status.isBusy} disabled={status.isBusy || isMissing}>
          {isMeasure
            ? t('moderation:form.measure', {
                what: t(`moderation:outcome.${outcome}`),
                duration: t(`moderation:duration.${choice.duration}`),
              })
            : t(`moderation:outcome.${outcome}`)}
        </Button>
      </div>
    </form>
  );
}
