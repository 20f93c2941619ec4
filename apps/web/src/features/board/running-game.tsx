import { useEffect } from 'react';
import type { Handoff } from '@amberhall/protocol';
import { GameNavItems } from './game-nav-items.tsx';
import styles from './board.module.css';
import { ConnectionNotice } from './connection-notice.tsx';
import { useGame } from './game/game-context.tsx';
import { hasPlayers } from './game/selectors.ts';
import { useBoardTranslation } from './game/use-texts.ts';
import { BoardLayout } from './board-layout.tsx';

export interface BoardProps {
  /** Where the game is played, from the lobby. */
  handoff: Handoff;
  /** The game is over for the user: they left, or it was closed. */
  onLeave: () => void;
  /** It goes on as another game, to which the lobby shows the way. */
  onRematch: (gameId: string) => void;
}

/** The table of a game that is connected to, or about to be. */
export function RunningGame({ handoff: { gameId }, onLeave, onRematch }: BoardProps) {
  const { t } = useBoardTranslation();
  const hasGame = useGame(({ game }) => game !== null);
  const isDeserted = useGame(({ game }) => game !== null && !hasPlayers(game));
  const closed = useGame((state) => state.closed);

  useEffect(() => {
    if (closed?.reason === 'rematch') onRematch(gameId);
    // For these the lobby has another place; the others are shown where they happened.
    else if (closed?.reason === null || closed?.reason === 'left') onLeave();
  }, [closed, gameId, onLeave, onRematch]);

  if (hasGame && !isDeserted) return <BoardLayout />;
  return (
    <div className={styles.waiting}>
      <p role="status">{t(isDeserted ? 'room:waitingForPlayers' : 'board:waitingForServer')}</p>
      <ConnectionTrouble />
      {isDeserted && <GameNavItems />}
    </div>
  );
}

/** While the first connection is under way there is nothing to be said about it. */
function ConnectionTrouble() {
  const isConnecting = useGame(({ connection }) => connection === 'connecting');
  return !isConnecting && <ConnectionNotice />;
}
