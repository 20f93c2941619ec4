import { NewReportReply, REPORT_TEXT_LENGTH } from '@amberhall/protocol';
import type { NewReport, ReportKind } from '@amberhall/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../lib/http.ts';
import { ChoiceChips } from '../ui/choice-chips.tsx';
import styles from './report-dialog.module.css';
import { closeReport } from './report-target.ts';
import type { ReportTarget } from './report-target.ts';
import { TextDialog } from './text-dialog.tsx';

const sendReport = (body: NewReport) =>
  call('/api/moderation/reports', { method: 'POST', body, reply: NewReportReply });

/** Asks what happened, and sends the report to the staff. */
export function ReportDialog({ target }: { target: ReportTarget }) {
  const { t } = useTranslation(['moderation', 'sentence']);
  const { username, where, line } = target;
  const [kind, setKind] = useState<ReportKind>(line === undefined ? 'player' : 'line');
  const queryClient = useQueryClient();
  const kinds: readonly ReportKind[] = line === undefined ? ['player', 'name'] : ['line', 'player', 'name'];
  const attached = t(`moderation:report.attached.${where.place}`);
  return (
    <TextDialog
      title={t('common:report', { name: username })}
      label={t('moderation:report.text')}
      maxLength={REPORT_TEXT_LENGTH}
      help={`${attached} ${t('moderation:report.untold', { name: username })}`}
      send={t('moderation:report.send')}
      sent={t('moderation:report.sent')}
      mayBeEmpty
      onSend={async (text) => {
        await sendReport({ username, kind, text, where });
        void queryClient.invalidateQueries({ queryKey: ['reports'] });
      }}
      onClose={closeReport}
    >
      {line !== undefined && <blockquote className={styles.line}>{line}</blockquote>}
      <ChoiceChips
        legend={t('moderation:report.what')}
        choices={kinds.map((value) => ({ value, label: t(`moderation:kind.${value}`) }))}
        value={kind}
        onChange={setKind}
      />
    </TextDialog>
  );
}
