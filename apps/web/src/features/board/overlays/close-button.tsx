import { Symbol } from '../../../cards/index.ts';
import { useBoardTranslation } from '../game/use-texts.ts';
import styles from './close-button.module.css';

export function CloseButton({ onClick }: { onClick: () => void }) {
  const { t } = useBoardTranslation();
  return (
    <button type="button" className={styles.close} aria-label={t('board:close')} onClick={onClick}>
      <Symbol name="close" />
    </button>
  );
}
