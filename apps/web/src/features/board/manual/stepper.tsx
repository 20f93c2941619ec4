import type { ReactNode } from 'react';
import type { PlayerId } from '@amberhall/protocol';
import { useGame, useGameActions } from '../game/game-context.tsx';
import { playerOf } from '../game/selectors.ts';
import { useBoardTranslation } from '../game/use-texts.ts';
import styles from './stepper.module.css';

interface StepperProps {
  player: PlayerId;
  stat: 'amber' | 'chains';
  children: ReactNode;
}

/** In manual mode, the player's own amber and chains have − and + buttons [17.5]. */
export function Stepper({ player, stat, children }: StepperProps) {
  const { t } = useBoardTranslation();
  const { changeStat } = useGameActions();
  const isMine = canAdjustCounters(player);
  const isNone = useGame((state) => (playerOf(state, player)?.[stat] ?? 0) === 0);
  if (!isMine) return children;
  return (
    <span className={styles.stepper} data-stepper>
      <button
        type="button"
        className={styles.step}
        aria-label={t(`board:byHand.fewer-${stat}`)}
        disabled={isNone}
        onClick={() => changeStat(stat, -1)}
      >
        −
      </button>
      {children}
      <button
        type="button"
        className={styles.step}
        aria-label={t(`board:byHand.more-${stat}`)}
        onClick={() => changeStat(stat, 1)}
      >
        +
      </button>
    </span>
  );
}

/** Says whether this is the viewer's own side and can be corrected now. */
export function canAdjustCounters(player: PlayerId): boolean {
  return useGame(({ game }) => game?.table.manual === true && game.seat === player);
}
