import { useTranslation } from 'react-i18next';
import { translateServerMessage } from '../lib/server-messages.ts';
import type { RequestOutcome } from '../lib/use-request-status.ts';
import { IconButton } from './button.tsx';
import { Notice } from './notice.tsx';

interface RequestStatusNoticeProps {
  outcome: RequestOutcome | null;
  onDismiss: () => void;
}

/** The result of a request. Errors can be dismissed. Server messages are shown in the reader's language. */
export function RequestStatusNotice({ outcome, onDismiss }: RequestStatusNoticeProps) {
  const { t } = useTranslation(['common', 'sentence']);
  if (!outcome) return null;
  if (outcome.kind === 'done') return <Notice kind="success">{outcome.text}</Notice>;
  return (
    <Notice
      kind="error"
      aside={<IconButton icon="close" iconSize={16} label={t('common:close')} onClick={onDismiss} />}
    >
      {outcome.texts.map((text) => (
        <p key={text}>{translateServerMessage(text)}</p>
      ))}
    </Notice>
  );
}
