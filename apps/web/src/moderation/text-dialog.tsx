import { Textarea } from '@mantine/core';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRequestStatus } from '../lib/use-request-status.ts';
import { Button } from '../ui/button.tsx';
import dialogForm from '../ui/dialog-form.module.css';
import { Dialog } from '../ui/dialog.tsx';
import { MantineParts } from '../ui/mantine-parts.tsx';
import { RequestStatusNotice } from '../ui/request-status-notice.tsx';
import { showToast } from '../ui/toasts.tsx';

interface TextDialogProps {
  title: string;
  /** Of the field. */
  label: string;
  maxLength: number;
  /** What happens with the text. */
  help: ReactNode;
  /** On the button. */
  send: string;
  /** The message after it was sent. */
  sent: string;
  mayBeEmpty?: boolean;
  /** Sends the text, without spaces around it. */
  onSend: (text: string) => Promise<unknown>;
  onClose: () => void;
  /** Above the field. */
  children?: ReactNode;
}

/** Asks for a text, sends it and closes. A text that could not be sent stays. */
export function TextDialog(props: TextDialogProps) {
  const { title, label, maxLength, help, send, sent, mayBeEmpty = false, onSend, onClose, children } = props;
  const { t } = useTranslation(['common', 'sentence']);
  const [text, setText] = useState('');
  const { outcome, isBusy, run, dismiss } = useRequestStatus();

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!(await run('', () => onSend(text.trim())))) return;
    showToast('success', sent);
    onClose();
  };
  return (
    <Dialog title={title} onClose={onClose} isDirty={text !== ''}>
      <MantineParts>
        <form className={dialogForm.form} onSubmit={(event) => void submit(event)}>
          {outcome?.kind === 'failed' && <RequestStatusNotice outcome={outcome} onDismiss={dismiss} />}
          {children}
          <Textarea
            label={label}
            rows={3}
            maxLength={maxLength}
            value={text}
            data-autofocus
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <p className={dialogForm.text}>{help}</p>
          <div className={dialogForm.actions}>
            <Button onClick={onClose}>{t('common:cancel')}</Button>
            <Button
              type="submit"
              variant="primary"
              icon="flag"
              busy={isBusy}
              disabled={isBusy || (!mayBeEmpty && text.trim() === '')}
            >
              {send}
            </Button>
          </div>
        </form>
      </MantineParts>
    </Dialog>
  );
}
