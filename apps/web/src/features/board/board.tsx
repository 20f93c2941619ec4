import { useEffect, useState } from 'react';
import type { Handoff } from '@amberhall/protocol';
import styles from './board.module.css';
import { ConnectionNote } from './connection-note.tsx';
import { connectGame, type GameConnection } from './game/game-connection.ts';
import { GameProvider, useGame } from './game/game-context.tsx';
import { createGameStore, type GameStore } from './game/game-store.ts';
import { useBoardWords } from './game/use-texts.ts';
import { TableLayout } from './table-layout.tsx';

interface BoardProps {
  /** Where the game is played, from the lobby. */
  handoff: Handoff;
  /** The game is over for the user: they left, or it was closed. */
  onLeave: () => void;
}

/** A running game: connects to its node and shows the table. */
export function Board({ handoff, onLeave }: BoardProps) {
  const session = useGameSession(handoff);
  if (!session) return null;
  return (
    <GameProvider store={session.store} connection={session.connection} onLeave={onLeave}>
      <Game onLeave={onLeave} />
    </GameProvider>
  );
}

function useGameSession(handoff: Handoff): { store: GameStore; connection: GameConnection } | null {
  const [session, setSession] = useState<{ store: GameStore; connection: GameConnection } | null>(null);
  useEffect(() => {
    const store = createGameStore();
    const connection = connectGame(handoff, store);
    setSession({ store, connection });
    return () => connection.close();
  }, [handoff]);
  return session;
}

function Game({ onLeave }: { onLeave: () => void }) {
  const { t } = useBoardWords();
  const hasGame = useGame(({ game }) => game !== null);
  const closed = useGame((state) => state.closed);
  // For these the lobby has, or soon gets, another place; the others are shown where they happened.
  const isOver =
    closed !== null && (closed.reason === null || closed.reason === 'left' || closed.reason === 'rematch');

  useEffect(() => {
    if (isOver) onLeave();
  }, [isOver, onLeave]);

  if (hasGame) return <TableLayout />;
  return (
    <div className={styles.waiting}>
      <p role="status">{t('board:waitingForServer')}</p>
      <Trouble />
    </div>
  );
}

/** While the first connection is under way there is nothing to be said about it. */
function Trouble() {
  const isConnecting = useGame(({ connection }) => connection === 'connecting');
  return !isConnecting && <ConnectionNote />;
}
