import { Textarea } from '@mantine/core';
import { WARNING_LENGTH } from '@amberhall/protocol';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRequestStatus } from '../lib/use-request-status.ts';
import { Button } from '../ui/button.tsx';
import dialogForm from '../ui/dialog-form.module.css';
import { Dialog } from '../ui/dialog.tsx';
import { MantineParts } from '../ui/mantine-parts.tsx';
import { RequestStatusNotice } from '../ui/request-status-notice.tsx';
import { showToast } from '../ui/toasts.tsx';
import { WarningList } from './warning-list.tsx';
import { closeWarning } from './warning-target.ts';
import { MODERATION, sendWarning, warningsQuery } from './warnings-api.ts';

/** Sends a user a warning, beside the earlier ones. */
export function WarnDialog({ username }: { username: string }) {
  const { t } = useTranslation(['moderation', 'sentence']);
  const [text, setText] = useState('');
  const { outcome, isBusy, run, dismiss } = useRequestStatus();
  const { data: earlier } = useQuery(warningsQuery(username));
  const queryClient = useQueryClient();

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!(await run('', () => sendWarning(username, { text: text.trim() })))) return;
    void queryClient.invalidateQueries({ queryKey: [MODERATION] });
    showToast('success', t('moderation:warning.sent'));
    closeWarning();
  };
  return (
    <Dialog title={t('common:warn', { name: username })} onClose={closeWarning} isDirty={text !== ''}>
      <MantineParts>
        <form className={dialogForm.form} onSubmit={(event) => void submit(event)}>
          {outcome?.kind === 'failed' && <RequestStatusNotice outcome={outcome} onDismiss={dismiss} />}
          {earlier !== undefined && earlier.length > 0 && <WarningList warnings={earlier} />}
          <Textarea
            label={t('moderation:warning.text')}
            rows={3}
            maxLength={WARNING_LENGTH}
            value={text}
            data-autofocus
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <p className={dialogForm.text}>{t('moderation:warning.help', { name: username })}</p>
          <div className={dialogForm.actions}>
            <Button onClick={closeWarning}>{t('common:cancel')}</Button>
            <Button
              type="submit"
              variant="primary"
              icon="flag"
              busy={isBusy}
              disabled={isBusy || text.trim() === ''}
            >
              {t('moderation:warning.send')}
            </Button>
          </div>
        </form>
      </MantineParts>
    </Dialog>
  );
}
