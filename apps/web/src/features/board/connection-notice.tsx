import { Symbol } from '../../cards/index.ts';
import styles from './connection-notice.module.css';
import { useGame, useGameActions } from './game/game-context.tsx';
import { useBoardTranslation } from './game/use-texts.ts';

/** Says that the table is not up to date, and why. */
export function ConnectionNotice() {
  const { t } = useBoardTranslation();
  const { leave, reconnect } = useGameActions();
  const connection = useGame((state) => state.connection);
  const closed = useGame((state) => state.closed);
  if (!closed && connection === 'connected') return null;
  const text = closed
    ? t(`board:connection.closed.${closed.reason ?? 'left'}`)
    : t(`board:connection.${connection}`);
  const isFinal = closed !== null || connection === 'gone' || connection === 'refused';
  return (
    <div className={styles.note} role="alert">
      <Symbol name="alert" />
      <span>{text}</span>
      {!closed && isFinal && (
        <button type="button" className={styles.button} onClick={reconnect}>
          {t('board:tryAgain')}
        </button>
      )}
      {isFinal && (
        <button type="button" className={styles.button} onClick={leave}>
          {t('board:backToLobby')}
        </button>
      )}
    </div>
  );
}
