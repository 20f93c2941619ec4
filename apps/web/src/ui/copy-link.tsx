import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import styles from './copy-link.module.css';
import { useCopyAddress } from './use-copy-address.ts';

/** The address of something that is shared, to read and to copy. @param props.path of a page of this site */
export function CopyLink({ path }: { path: string }) {
  const { t } = useTranslation('decks');
  const copy = useCopyAddress();
  return (
    <div className={styles.link}>
      <input
        readOnly
        aria-label={t('decks:share.link')}
        value={`${location.origin}${path}`}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button icon="copy" onClick={() => void copy(path)}>
        {t('decks:share.copy')}
      </Button>
    </div>
  );
}
