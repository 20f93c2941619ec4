import { PERMISSIONS } from '@amberhall/protocol';
import type { AdminUser, UserChange } from '@amberhall/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../../lib/http.ts';
import { sendToLobby } from '../../../lib/lobby/client.ts';
import { refusalText } from '../../../lib/lobby/refusal-text.ts';
import { useUser } from '../../../lib/session.ts';
import { useUnsavedChanges } from '../../../lib/unsaved-changes.ts';
import { useRequestStatus } from '../../../lib/use-request-status.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmButton } from '../../../ui/confirm-button.tsx';
import form from '../../../ui/form.module.css';
import { RequestStatusNotice } from '../../../ui/request-status-notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { findUser, saveUser, verifyDecks } from './api.ts';
import { UserDecks } from './user-decks.tsx';
import { UserDetails } from './user-details.tsx';
import styles from './user-editor.module.css';

interface UserEditorProps {
  user: AdminUser;
  linkedAccounts: readonly string[];
  linkedCount: number;
  onChange: (user: AdminUser) => void;
}

/** The details of one user for staff, and the settings that they may change. */
export function UserEditor({ user, linkedAccounts, linkedCount, onChange }: UserEditorProps) {
  const { t } = useTranslation(['staff', 'lobby']);
  const mayGrant = useUser()?.permissions.canManagePermissions ?? false;
  const mayVerify = useUser()?.permissions.canVerifyDecks ?? false;
  const [disabled, setDisabled] = useState(user.disabled);
  const [verified, setVerified] = useState(user.verified);
  const [permissions, setPermissions] = useState(user.permissions);
  const { outcome, isBusy, run, dismiss } = useRequestStatus();

  const isChanged =
    disabled !== user.disabled ||
    verified !== user.verified ||
    PERMISSIONS.some((permission) => permissions[permission] !== user.permissions[permission]);
  useUnsavedChanges(isChanged && !isBusy, 'name', user.username);

  const change: UserChange = { disabled, verified, ...(mayGrant && { permissions }) };
  const save = (): Promise<boolean> =>
    run(t('staff:users.saved'), async () => {
      const { user: saved } = await saveUser(user.username, change);
      setDisabled(saved.disabled);
      setVerified(saved.verified);
      setPermissions(saved.permissions);
      onChange(saved);
    });
  const clearSessions = (): Promise<boolean> =>
    run(t('staff:users.cleared'), async () => {
      const answer = await sendToLobby('clearsessions', user.username);
      if (!answer.ok) {
        throw new CallError(0, [await refusalText(answer)]);
      }
      onChange({ ...user, tokens: [] });
    });
  const verifyAll = (): Promise<boolean> =>
    run(t('staff:users.decksVerified'), async () => {
      await verifyDecks(user.username);
      // Decks with other labels still need a review.
      onChange((await findUser(user.username)).user);
    });
  return (
    <>
      <UserDetails user={user} linkedAccounts={linkedAccounts} linkedCount={linkedCount} />
      <UserDecks user={user} />
      <Panel title={t('staff:users.account')}>
        <div className={styles.switches}>
          <Switch checked={disabled} onChange={setDisabled}>
            {t('staff:users.disabled')}
          </Switch>
          <Switch checked={verified} onChange={setVerified}>
            {t('staff:users.verified')}
          </Switch>
        </div>
      </Panel>
      {mayGrant && (
        <Panel title={t('staff:users.permissions')}>
          <div className={styles.switches}>
            {PERMISSIONS.map((permission) => (
              <Switch
                key={permission}
                checked={permissions[permission]}
                onChange={(isOn) => setPermissions({ ...permissions, [permission]: isOn })}
              >
                {t(`staff:permission.${permission}`)}
              </Switch>
            ))}
          </div>
        </Panel>
      )}
      <RequestStatusNotice outcome={outcome} onDismiss={dismiss} />
      <div className={form.actions}>
        <Button variant="primary" busy={isBusy} disabled={isBusy} onClick={() => void save()}>
          {t('staff:users.save')}
        </Button>
        {mayVerify && (
          <Button icon="cards" disabled={isBusy} onClick={() => void verifyAll()}>
            {t('staff:users.verifyDecks')}
          </Button>
        )}
        <ConfirmButton
          label={t('staff:users.clearOf', { name: user.username })}
          busy={isBusy}
          onConfirm={() => void clearSessions()}
        >
          {t('staff:users.clear')}
        </ConfirmButton>
      </div>
    </>
  );
}
