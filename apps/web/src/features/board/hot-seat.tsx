import { useEffect, useState } from 'react';
import type { Handoff } from '@amberhall/protocol';
import { useStore } from 'zustand';
import { useHotSeat } from '../../lib/hot-seat.ts';
import styles from './hot-seat.module.css';
import { createConnection } from './game/game-connection.ts';
import { GameProvider } from './game/game-context.tsx';
import { createGameStore } from './game/game-store.ts';
import type { GameStore } from './game/game-store.ts';
import { PassDevice } from './overlays/pass-device.tsx';
import { RunningGame } from './running-game.tsx';
import type { BoardProps } from './running-game.tsx';

/** The time in milliseconds that the result of the last decision stays visible before the board turns. */
const SWITCH_DELAY_MS = 900;

type SideName = 'own' | 'other';
const OPPOSITE: Record<SideName, SideName> = { own: 'other', other: 'own' };

interface HotSeatProps extends BoardProps {
  other: NonNullable<Handoff['other']>;
}

/** A game in which one user plays both sides. The board turns to the player who is asked. */
export function HotSeat({ other, ...props }: HotSeatProps) {
  const { handoff, onLeave } = props;
  const [sides] = useState(() => ({ own: startSide(false), other: startSide(true) }));
  useEffect(() => sides.own.connection.open(handoff), [sides, handoff]);
  useEffect(() => sides.other.connection.open({ ...handoff, ...other }), [sides, handoff, other]);
  useEffect(
    () => () => {
      sides.own.connection.close();
      sides.other.connection.close();
    },
    [sides],
  );
  const { shown, isCovered, uncover } = useShownSide({ own: sides.own.store, other: sides.other.store });
  const { store, connection } = sides[shown];
  return (
    <GameProvider key={shown} store={store} connection={connection} onLeave={onLeave}>
      {isCovered ? (
        <PassDevice onLook={uncover} />
      ) : (
        <div className={styles.turned}>
          <RunningGame {...props} />
        </div>
      )}
    </GameProvider>
  );
}

function startSide(isOther: boolean) {
  const store = createGameStore();
  return { store, connection: createConnection(store, isOther) };
}

/** The side that the board shows, and, with covered hands, whether its player still has to confirm. */
function useShownSide(stores: Record<SideName, GameStore>) {
  const coversHands = useHotSeat((habits) => habits.coversHands);
  const [shown, setShown] = useState<SideName>('own');
  const [isCovered, setCovered] = useState(coversHands);
  const isToTurn = useStore(stores[shown], ({ game }) => {
    if (game === null || game.winner !== null || game.seat === null) return false;
    const { waitingFor } = game.table;
    return waitingFor.length > 0 && !waitingFor.includes(game.seat);
  });

  useEffect(() => {
    if (!isToTurn) return undefined;
    const timer = setTimeout(() => {
      setShown(OPPOSITE[shown]);
      setCovered(coversHands);
    }, SWITCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isToTurn, shown, coversHands]);
  return { shown, isCovered, uncover: () => setCovered(false) };
}
