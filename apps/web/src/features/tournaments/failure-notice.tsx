import { useTranslation } from 'react-i18next';
import { translateServerMessage } from '../../lib/server-messages.ts';
import { failureOf } from '../../lib/use-request-status.ts';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import styles from './failure-notice.module.css';

/** Shown when data could not be loaded: the reason, in the reader's language. */
export function FailureNotice({ error, onRetry }: { error: Error; onRetry: () => void }) {
  // The translations must be loaded first.
  useTranslation('sentence');
  const failure = failureOf(error);
  const texts = failure.kind === 'failed' ? failure.texts.map(translateServerMessage) : [];
  return (
    <div className={styles.place}>
      <RetryNotice onRetry={onRetry}>{texts.join(' ')}</RetryNotice>
    </div>
  );
}
