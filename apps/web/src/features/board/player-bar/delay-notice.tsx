import { Symbol } from '../../../cards/index.ts';
import { useGame, useIsReplay } from '../game/game-context.tsx';
import { useBoardTranslation } from '../game/use-texts.ts';
import styles from './clock.module.css';

/** Tells spectators that their view is delayed. */
export function DelayNotice() {
  const { t } = useBoardTranslation();
  const minutes = useGame(({ game }) => (game?.seat === null ? (game.spectatorDelay ?? 0) : 0));
  const isReplay = useIsReplay();
  if (minutes === 0 || isReplay) return null;
  return (
    <span className={styles.clock}>
      <Symbol name="eye" />
      {t('board:delay', { minutes })}
    </span>
  );
}
