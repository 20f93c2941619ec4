import { useEffect, useState } from 'react';
import { LEAVE_FREELY_MS } from '@amberhall/protocol';
import type { GameView } from '@amberhall/protocol';
import { useGame } from '../game/game-context.tsx';
import { useBoardTranslation } from '../game/use-texts.ts';
import { formatRemaining } from '../player-bar/clock.tsx';
import styles from './turn-controls.module.css';

/** Counts down until the viewer may leave an absent opponent without a loss. */
export function LostOpponent() {
  const { t } = useBoardTranslation();
  const player = useGame(({ game }) => lostOpponentIn(game)?.user.name);
  const lostAt = useGame(({ game }) => lostOpponentIn(game)?.lostAt);
  const [now, setNow] = useState(() => Date.now());
  // The clock may have been read before the connection was lost.
  const restMs =
    lostAt === undefined ? 0 : Math.min(LEAVE_FREELY_MS, Date.parse(lostAt) + LEAVE_FREELY_MS - now);
  const isWaiting = restMs > 0;

  useEffect(() => {
    if (lostAt === undefined) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    const end = setTimeout(() => clearInterval(timer), LEAVE_FREELY_MS + 1000);
    return () => {
      clearInterval(timer);
      clearTimeout(end);
    };
  }, [lostAt]);

  if (player === undefined) return null;
  return (
    <p className={styles.lost} role="timer">
      {isWaiting
        ? t('board:leaveIn', { player, time: formatRemaining(restMs) })
        : t('board:leaveNow', { player })}
    </p>
  );
}

/** An absent player in a game that is not over. */
function lostOpponentIn(game: GameView | null) {
  if (game === null || game.seat === null || game.winReason !== null) return undefined;
  const { people, seat } = game;
  const [, opponent] = Object.entries(people).find(([name]) => name !== seat) ?? [];
  return opponent?.lostAt === undefined || opponent.left ? undefined : opponent;
}
