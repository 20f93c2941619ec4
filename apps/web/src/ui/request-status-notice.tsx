import { useTranslation } from 'react-i18next';
import { translateSentence } from '../lib/server-messages.ts';
import type { Outcome } from '../lib/use-request-status.ts';
import { IconButton } from './button.tsx';
import { Notice } from './notice.tsx';

interface OutcomeNoticeProps {
  outcome: Outcome | null;
  onDismiss: () => void;
}

/** Says how something ended; bad news can be dismissed. Sentences of the server appear in the reader's language. */
export function OutcomeNotice({ outcome, onDismiss }: OutcomeNoticeProps) {
  const { t } = useTranslation(['common', 'sentence']);
  if (!outcome) return null;
  if (outcome.kind === 'done') return <Notice kind="success">{outcome.text}</Notice>;
  return (
    <Notice
      kind="error"
      aside={<IconButton icon="close" iconSize={16} label={t('common:close')} onClick={onDismiss} />}
    >
      {outcome.texts.map((text) => (
        <p key={text}>{translateSentence(text)}</p>
      ))}
    </Notice>
  );
}
