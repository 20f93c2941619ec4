import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { PasswordPrompt } from '../../lib/lobby/state.ts';
import { useLobby } from '../../lib/lobby/store.ts';
import { useLobbyActions } from '../../lib/lobby/use-lobby-actions.ts';
import { translateServerMessage } from '../../lib/server-messages.ts';
import { Button } from '../../ui/button.tsx';
import dialogForm from '../../ui/dialog-form.module.css';
import { Dialog } from '../../ui/dialog.tsx';
import { MantineParts } from '../../ui/mantine-parts.tsx';
import { PasswordField } from '../../ui/password-field.tsx';

/** Asks for the password of a game before joining or watching it. */
export function PasswordDialog({ prompt, onClose }: { prompt: PasswordPrompt; onClose: () => void }) {
  const { t } = useTranslation(['tables', 'sentence']);
  const { join, watch } = useLobbyActions();
  const [password, setPassword] = useState('');
  const game = useLobby((lobby) => lobby.games?.[prompt.gameId]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void (prompt.how === 'join' ? join : watch)(prompt.gameId, password);
  };
  return (
    <Dialog title={t('tables:password.title')} onClose={onClose} isDirty={password !== ''}>
      <MantineParts>
        <form className={dialogForm.form} onSubmit={submit}>
          {game && <p className={dialogForm.text}>{t('tables:password.text', { game: game.name })}</p>}
          <PasswordField
            label={t('tables:password.label')}
            value={password}
            maxLength={64}
            data-autofocus
            autoComplete="off"
            error={prompt.error && translateServerMessage(prompt.error)}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <div className={dialogForm.actions}>
            <Button onClick={onClose}>{t('common:cancel')}</Button>
            <Button type="submit" variant="primary" disabled={password === ''}>
              {t(prompt.how === 'join' ? 'tables:password.join' : 'tables:password.watch')}
            </Button>
          </div>
        </form>
      </MantineParts>
    </Dialog>
  );
}
