import { useEffect } from 'react';
import type { Handoff } from '@amberhall/protocol';
import { CoachSlot } from './coach/coach-slot.tsx';
import { GameNavItems } from './game-nav-items.tsx';
import styles from './board.module.css';
import { ConnectionNotice } from './connection-notice.tsx';
import { useGame } from './game/game-context.tsx';
import { hasPlayers } from './game/selectors.ts';
import { useBoardTranslation } from './game/use-texts.ts';
import { BoardLayout } from './board-layout.tsx';

export interface BoardProps {
  /** The address of the game, from the lobby. */
  handoff: Handoff;
  /** The game is over for the user: they left, or it was closed. */
  onLeave: () => void;
  /** The game continues as another one. The lobby sends the handoff. */
  onRematch: (gameId: string) => void;
}

/** The page of a game that is connected or connecting. */
export function RunningGame({ handoff: { gameId }, onLeave, onRematch }: BoardProps) {
  const { t } = useBoardTranslation();
  const hasGame = useGame(({ game }) => game !== null);
  const isDeserted = useGame(({ game }) => game !== null && !hasPlayers(game));
  const closed = useGame((state) => state.closed);

  useEffect(() => {
    if (closed?.reason === 'rematch') onRematch(gameId);
    // These dismissals return to the lobby page; the others show their reason in place.
    else if (closed?.reason === null || closed?.reason === 'left') onLeave();
  }, [closed, gameId, onLeave, onRematch]);

  if (hasGame && !isDeserted) {
    return (
      <>
        <BoardLayout />
        <CoachSlot gameId={gameId} />
      </>
    );
  }
  return (
    <div className={styles.waiting}>
      <p role="status">{t(isDeserted ? 'room:waitingForPlayers' : 'board:waitingForServer')}</p>
      <ConnectionTrouble />
      {isDeserted && <GameNavItems />}
    </div>
  );
}

/** The first connection attempt needs no notice. */
function ConnectionTrouble() {
  const isConnecting = useGame(({ connection }) => connection === 'connecting');
  return !isConnecting && <ConnectionNotice />;
}
