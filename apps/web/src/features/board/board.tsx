import { useEffect, useState } from 'react';
import { HotSeat } from './hot-seat.tsx';
import { createConnection } from './game/game-connection.ts';
import { GameProvider } from './game/game-context.tsx';
import { createGameStore } from './game/game-store.ts';
import { resetAppearance } from './settings/board-appearance.ts';
import { RunningGame } from './running-game.tsx';
import type { BoardProps } from './running-game.tsx';

/** A running game: connects to its node and shows the table. */
export function Board(props: BoardProps) {
  useEffect(() => resetAppearance, []);
  return props.handoff.other ? <HotSeat {...props} other={props.handoff.other} /> : <SingleSeat {...props} />;
}

function SingleSeat(props: BoardProps) {
  const { handoff, onLeave } = props;
  const [{ store, connection }] = useState(startSession);
  // A later handoff to the same game has a fresh token, which allows reconnecting after a long absence.
  useEffect(() => connection.open(handoff), [connection, handoff]);
  useEffect(() => () => connection.close(), [connection]);
  return (
    <GameProvider store={store} connection={connection} onLeave={onLeave}>
      <RunningGame {...props} />
    </GameProvider>
  );
}

function startSession() {
  const store = createGameStore();
  return { store, connection: createConnection(store) };
}
