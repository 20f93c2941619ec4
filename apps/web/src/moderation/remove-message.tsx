import { RemovedReply } from '@amberhall/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, CallError, GENERIC_ERROR } from '../lib/http.ts';
import { loadServerMessage } from '../lib/lazy-server-messages.ts';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { showToast } from '../ui/toasts.tsx';

interface RemoveMessageProps {
  /** The call that removes it. */
  path: string;
  author: string;
  /** Called once it is removed. */
  onRemoved?: () => void;
}

/** Removes a message from a chat after a confirmation. The server tells everybody, including this client. */
export function RemoveMessage({ path, author, onRemoved }: RemoveMessageProps) {
  const { t } = useTranslation('lobby');
  const [isBusy, setIsBusy] = useState(false);
  const remove = async (): Promise<void> => {
    setIsBusy(true);
    try {
      await call(path, { method: 'DELETE', reply: RemovedReply });
      onRemoved?.();
    } catch (error) {
      const text = error instanceof CallError ? error.message : GENERIC_ERROR;
      showToast('error', await loadServerMessage(text));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <ConfirmButton
      label={t('lobby:chat.remove', { name: author })}
      busy={isBusy}
      onConfirm={() => void remove()}
    />
  );
}
