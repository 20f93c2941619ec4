import { Textarea } from '@mantine/core';
import { FAULT_LENGTH, NewFaultReply } from '@amberhall/protocol';
import type { NewFault } from '@amberhall/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../lib/http.ts';
import { useRequestStatus } from '../lib/use-request-status.ts';
import { Button } from '../ui/button.tsx';
import dialogForm from '../ui/dialog-form.module.css';
import { Dialog } from '../ui/dialog.tsx';
import { MantineParts } from '../ui/mantine-parts.tsx';
import { RequestStatusNotice } from '../ui/request-status-notice.tsx';
import { showToast } from '../ui/toasts.tsx';
import { closeFault } from './fault-target.ts';
import type { FaultTarget } from './fault-target.ts';

const sendFault = (body: NewFault) => call('/api/faults', { method: 'POST', body, reply: NewFaultReply });

/** Asks what went wrong in a game, and sends it to the staff with the position. The game goes on. */
export function FaultDialog({ target }: { target: FaultTarget }) {
  const { t } = useTranslation(['moderation', 'sentence']);
  const [text, setText] = useState('');
  const { outcome, isBusy, run, dismiss } = useRequestStatus();
  const queryClient = useQueryClient();

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!(await run('', () => sendFault({ ...target, text: text.trim() })))) return;
    void queryClient.invalidateQueries({ queryKey: ['faults'] });
    showToast('success', t('moderation:fault.sent'));
    closeFault();
  };
  return (
    <Dialog title={t('common:reportFault')} onClose={closeFault} isDirty={text !== ''}>
      <MantineParts>
        <form className={dialogForm.form} onSubmit={(event) => void submit(event)}>
          {outcome?.kind === 'failed' && <RequestStatusNotice outcome={outcome} onDismiss={dismiss} />}
          <Textarea
            label={t('moderation:fault.text')}
            rows={3}
            maxLength={FAULT_LENGTH}
            value={text}
            data-autofocus
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <p className={dialogForm.text}>{t('moderation:fault.attached')}</p>
          <div className={dialogForm.actions}>
            <Button onClick={closeFault}>{t('common:cancel')}</Button>
            <Button
              type="submit"
              variant="primary"
              icon="flag"
              busy={isBusy}
              disabled={isBusy || text.trim() === ''}
            >
              {t('moderation:report.send')}
            </Button>
          </div>
        </form>
      </MantineParts>
    </Dialog>
  );
}
