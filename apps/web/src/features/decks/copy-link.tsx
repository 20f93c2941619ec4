import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toasts.tsx';
import styles from './share-dialog.module.css';

/** The address of a shared deck, to read and to copy. */
export function CopyLink({ shareKey }: { shareKey: string }) {
  const { t } = useTranslation('decks');
  const link = `${location.origin}/deck/${shareKey}`;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      showToast('success', t('decks:share.copied'));
    } catch {
      // The clipboard needs https. The link can be selected.
      showToast('info', t('decks:share.copyFailed'));
    }
  };
  return (
    <div className={styles.link}>
      <input
        readOnly
        aria-label={t('decks:share.link')}
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button icon="copy" onClick={() => void copy()}>
        {t('decks:share.copy')}
      </Button>
    </div>
  );
}
