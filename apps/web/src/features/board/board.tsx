import { useEffect, useState } from 'react';
import type { Handoff } from '@amberhall/protocol';
import styles from './board.module.css';
import { ConnectionNote } from './connection-note.tsx';
import { createConnection } from './game/game-connection.ts';
import { GameProvider, useGame } from './game/game-context.tsx';
import { createGameStore } from './game/game-store.ts';
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
  const [{ store, connection }] = useState(startSession);
  // A later handoff to the same game brings a fresh token: it opens the way back after a long absence.
  useEffect(() => connection.open(handoff), [connection, handoff]);
  useEffect(() => () => connection.close(), [connection]);
  return (
    <GameProvider store={store} connection={connection} onLeave={onLeave}>
      <Game onLeave={onLeave} />
    </GameProvider>
  );
}

function startSession() {
  const store = createGameStore();
  return { store, connection: createConnection(store) };
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
