import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLobby } from '../../lib/lobby/store.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { IconButton } from '../../ui/button.tsx';
import { LinkedText } from '../../ui/linked-text.tsx';
import { Notice } from '../../ui/notice.tsx';

const DISMISSED_KEY = 'dismissedMotd';

/** The message of the day. A dismissed message stays hidden until its text changes. */
export function MessageOfTheDay({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  const { message, motdType = 'info' } = useLobby((lobby) => lobby.motd);
  const [dismissed, setDismissed] = useState(() => readStored(DISMISSED_KEY));
  if (!message || message === dismissed) return null;

  const dismiss = (): void => {
    writeStored(DISMISSED_KEY, message);
    setDismissed(message);
  };
  return (
    <Notice
      kind={motdType}
      className={className}
      aside={<IconButton icon="close" iconSize={16} label={t('lobby:motd.dismiss')} onClick={dismiss} />}
    >
      <LinkedText>{message}</LinkedText>
    </Notice>
  );
}
