import { Textarea } from '@mantine/core';
import { NewReportReply, REPORT_TEXT_LENGTH } from '@amberhall/protocol';
import type { NewReport, ReportKind } from '@amberhall/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../lib/http.ts';
import { useRequestStatus } from '../lib/use-request-status.ts';
import { Button } from '../ui/button.tsx';
import { ChoiceChips } from '../ui/choice-chips.tsx';
import dialogForm from '../ui/dialog-form.module.css';
import { Dialog } from '../ui/dialog.tsx';
import { MantineParts } from '../ui/mantine-parts.tsx';
import { RequestStatusNotice } from '../ui/request-status-notice.tsx';
import { showToast } from '../ui/toasts.tsx';
import styles from './report-dialog.module.css';
import { closeReport } from './report-target.ts';
import type { ReportTarget } from './report-target.ts';

const sendReport = (body: NewReport) =>
  call('/api/moderation/reports', { method: 'POST', body, reply: NewReportReply });

/** Asks what happened, and sends the report to the staff. */
export function ReportDialog({ target }: { target: ReportTarget }) {
  const { t } = useTranslation(['moderation', 'sentence']);
  const { username, where, line } = target;
  const [kind, setKind] = useState<ReportKind>(line === undefined ? 'player' : 'line');
  const [text, setText] = useState('');
  const { outcome, isBusy, run, dismiss } = useRequestStatus();
  const queryClient = useQueryClient();
  const kinds: readonly ReportKind[] = line === undefined ? ['player', 'name'] : ['line', 'player', 'name'];

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const body = { username, kind, text: text.trim(), where };
    if (!(await run('', () => sendReport(body)))) return;
    void queryClient.invalidateQueries({ queryKey: ['reports'] });
    showToast('success', t('moderation:report.sent'));
    closeReport();
  };
  return (
    <Dialog title={t('common:report', { name: username })} onClose={closeReport} isDirty={text !== ''}>
      <MantineParts>
        <form className={dialogForm.form} onSubmit={(event) => void submit(event)}>
          {outcome?.kind === 'failed' && <RequestStatusNotice outcome={outcome} onDismiss={dismiss} />}
          {line !== undefined && <blockquote className={styles.line}>{line}</blockquote>}
          <ChoiceChips
            legend={t('moderation:report.what')}
            choices={kinds.map((value) => ({ value, label: t(`moderation:kind.${value}`) }))}
            value={kind}
            onChange={setKind}
          />
          <Textarea
            label={t('moderation:report.text')}
            rows={3}
            maxLength={REPORT_TEXT_LENGTH}
            value={text}
            data-autofocus
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <p className={dialogForm.text}>
            {t(`moderation:report.attached.${where.place}`)}{' '}
            {t('moderation:report.untold', { name: username })}
          </p>
          <div className={dialogForm.actions}>
            <Button onClick={closeReport}>{t('common:cancel')}</Button>
            <Button type="submit" variant="primary" icon="flag" busy={isBusy} disabled={isBusy}>
              {t('moderation:report.send')}
            </Button>
          </div>
        </form>
      </MantineParts>
    </Dialog>
  );
}
