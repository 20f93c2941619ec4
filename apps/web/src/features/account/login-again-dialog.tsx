import type { Measure, User } from '@amberhall/protocol';
import { useEffect, useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError, GENERIC_ERROR } from '../../lib/http.ts';
import { hideLoginAgain, useLoginAgain } from '../../lib/login-again.ts';
import { translateServerMessage } from '../../lib/server-messages.ts';
import { signIn, signOut } from '../../lib/session.ts';
import { discardUnsavedChanges } from '../../lib/unsaved-changes.ts';
import { useMeasureText } from '../../moderation/use-measure-text.ts';
import { Button } from '../../ui/button.tsx';
import dialogForm from '../../ui/dialog-form.module.css';
import { Dialog } from '../../ui/dialog.tsx';
import { MantineParts } from '../../ui/mantine-parts.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { login } from './api.ts';

/** Asks a user whose login has ended to log in again. The page behind keeps what they have entered. */
export function LoginAgain({ user }: { user: User }) {
  const isHidden = useLoginAgain((question) => question.isHidden);
  useEffect(() => () => useLoginAgain.setState({ isHidden: false }), []);
  return isHidden ? null : <LoginAgainDialog user={user} />;
}

function LoginAgainDialog({ user: { username, name } }: { user: User }) {
  const { t } = useTranslation(['account', 'sentence', 'moderation']);
  const textOf = useMeasureText();
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<{ text: string; ban?: Measure }>();
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    try {
      signIn(await login({ username, password }));
    } catch (error) {
      setBusy(false);
      if (!(error instanceof CallError)) return setFailure({ text: GENERIC_ERROR });
      setFailure({ text: error.message, ...(error.ban && { ban: error.ban }) });
    }
  };
  const giveUp = (): void => {
    discardUnsavedChanges();
    signOut();
  };
  const error = failure && (failure.ban ? textOf(failure.ban) : translateServerMessage(failure.text));
  return (
    <Dialog title={t('account:again.title')} isDirty onClose={hideLoginAgain}>
      <MantineParts>
        <form className={dialogForm.form} onSubmit={(event) => void submit(event)}>
          <p className={dialogForm.text}>{t('account:again.text', { name })}</p>
          {/* Password managers find the account by it. */}
          <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
          <PasswordField
            label={t('account:login.password')}
            autoComplete="current-password"
            data-autofocus
            value={password}
            error={error}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <div className={dialogForm.actions}>
            <Button variant="danger" onClick={giveUp}>
              {t('account:again.giveUp')}
            </Button>
            <Button type="submit" variant="primary" busy={isBusy} disabled={isBusy || password === ''}>
              {t('account:login.submit')}
            </Button>
          </div>
        </form>
      </MantineParts>
    </Dialog>
  );
}
