import { Textarea } from '@mantine/core';
import { MOTD_TYPES } from '@amberhall/protocol';
import type { Motd } from '@amberhall/protocol';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../../lib/http.ts';
import { sendToLobby } from '../../../lib/lobby/client.ts';
import { refusalText } from '../../../lib/lobby/refusal-text.ts';
import { useLobby } from '../../../lib/lobby/store.ts';
import { useRequestStatus } from '../../../lib/use-request-status.ts';
import { useUnsavedChanges } from '../../../lib/unsaved-changes.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import form from '../../../ui/form.module.css';
import { LinkedText } from '../../../ui/linked-text.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RequestStatusNotice } from '../../../ui/request-status-notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { StaffPage } from '../staff-page.tsx';
import styles from './motd-page.module.css';

/** The limit of characters on the server. */
const MAX_LENGTH = 1000;

/** Writes the message of the day, shown on top of the lobby. */
export function MotdPage() {
  const { t } = useTranslation('staff');
  const motd = useLobby((lobby) => lobby.motd);
  // The lobby sends the message with its other lists. Before that, there is nothing to edit.
  const isKnown = useLobby((lobby) => lobby.messages !== null);
  return (
    <StaffPage title={t('staff:motd.title')} lead={t('staff:motd.lead')}>
      <Panel title={t('staff:motd.panel')}>
        <MotdForm key={isKnown ? 'known' : 'waiting'} motd={motd} />
      </Panel>
    </StaffPage>
  );
}

function MotdForm({ motd }: { motd: Motd }) {
  const { t } = useTranslation(['staff', 'lobby']);
  const [message, setMessage] = useState(motd.message ?? '');
  const [motdType, setMotdType] = useState(motd.motdType ?? 'info');
  const isConnected = useLobby((lobby) => lobby.connection === 'connected');
  const { outcome, isBusy, run, dismiss } = useRequestStatus();
  const isChanged = message.trim() !== (motd.message ?? '') || motdType !== (motd.motdType ?? 'info');
  useUnsavedChanges(isChanged && !isBusy);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const text = message.trim() === '' ? t('staff:motd.removed') : t('staff:motd.saved');
    void run(text, async () => {
      const answer = await sendToLobby('motd', { message: message.trim(), motdType });
      if (answer.ok) return;
      throw new CallError(0, [await refusalText(answer)]);
    });
  };
  return (
    <form className={form.form} onSubmit={submit}>
      <ChoiceChips
        legend={t('staff:motd.type')}
        choices={MOTD_TYPES.map((type) => ({ value: type, label: t(`staff:motd.types.${type}`) }))}
        value={motdType}
        onChange={setMotdType}
      />
      <Textarea
        label={t('staff:motd.message')}
        description={t('staff:motd.help')}
        rows={3}
        maxLength={MAX_LENGTH}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
      {message.trim() !== '' && (
        <div className={styles.preview} role="group" aria-label={t('staff:motd.preview')}>
          <span aria-hidden="true">{t('staff:motd.preview')}</span>
          <Notice kind={motdType}>
            <LinkedText>{message}</LinkedText>
          </Notice>
        </div>
      )}
      <RequestStatusNotice outcome={outcome} onDismiss={dismiss} />
      <div className={form.actions}>
        <Button type="submit" variant="primary" busy={isBusy} disabled={isBusy || !isConnected}>
          {t('staff:motd.save')}
        </Button>
      </div>
    </form>
  );
}
