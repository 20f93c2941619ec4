import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { signOut } from '../../lib/session.ts';
import { useRequestStatus } from '../../lib/use-request-status.ts';
import { Button } from '../../ui/button.tsx';
import dialogForm from '../../ui/dialog-form.module.css';
import { Dialog } from '../../ui/dialog.tsx';
import { MantineParts } from '../../ui/mantine-parts.tsx';
import { RequestStatusNotice } from '../../ui/request-status-notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { deleteAccount } from './api.ts';

/** Asks for the password before an account is deleted permanently. */
export function DeleteAccountDialog({ username, onClose }: { username: string; onClose: () => void }) {
  const { t } = useTranslation('profile');
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const { outcome, isBusy, run, dismiss } = useRequestStatus();

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!(await run('', () => deleteAccount(username, password)))) return;
    await navigate('/');
    signOut();
  };
  return (
    <Dialog title={t('profile:data.deleteTitle')} onClose={onClose} isDirty={password !== ''}>
      <MantineParts>
        <form className={dialogForm.form} onSubmit={(event) => void submit(event)}>
          <p className={dialogForm.text}>{t('profile:data.deleteText')}</p>
          {outcome?.kind === 'failed' && <RequestStatusNotice outcome={outcome} onDismiss={dismiss} />}
          <PasswordField
            label={t('profile:data.password')}
            autoComplete="current-password"
            data-autofocus
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <div className={dialogForm.actions}>
            <Button onClick={onClose}>{t('common:cancel')}</Button>
            <Button
              type="submit"
              variant="danger"
              icon="trash"
              busy={isBusy}
              disabled={isBusy || password === ''}
            >
              {t('profile:data.deleteForGood')}
            </Button>
          </div>
        </form>
      </MantineParts>
    </Dialog>
  );
}
