import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import styles from './lobby-chat.module.css';

interface OlderMessagesProps {
  status: 'idle' | 'loading' | 'failed';
  isComplete: boolean;
  onLoad: () => void;
}

/** The first row of the messages: leads to older ones, or says that there are none. */
export function OlderMessages({ status, isComplete, onLoad }: OlderMessagesProps) {
  const { t } = useTranslation('lobby');
  if (isComplete) return <p className={styles.older}>{t('lobby:chat.oldest')}</p>;
  return (
    <div className={styles.older}>
      {status === 'failed' && <p role="alert">{t('lobby:chat.olderFailed')}</p>}
      <Button size="small" variant="ghost" disabled={status === 'loading'} onClick={onLoad}>
        {t(status === 'loading' ? 'lobby:chat.olderLoading' : 'lobby:chat.older')}
      </Button>
    </div>
  );
}
