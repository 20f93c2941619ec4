import { useMemo } from 'react';
import type { RoomLine } from '@amberhall/protocol';
import { useGame } from '../game/game-context.tsx';
import { LineText } from '../log/log-row.tsx';
import { logTurns } from '../log/log-turns.ts';
import styles from './last-plays.module.css';

const MAX_LINES = 3;
const EMPTY: readonly RoomLine[] = [];

/** The last lines of the current turn, for a player who waits. The log may be closed or show the chat. */
export function LastPlays() {
  const lines = useGame(({ game }) => game?.lines ?? EMPTY);
  const plays = useMemo(() => {
    const turn = logTurns(lines, 'game').at(-1)?.lines ?? [];
    return turn.filter(({ line }) => line.log?.kind === 'log').slice(-MAX_LINES);
  }, [lines]);
  return (
    plays.length > 0 && (
      // `Announcements` reads each line out once.
      <ol className={styles.plays} aria-hidden="true">
        {plays.map(
          ({ line, cause, times }, place) =>
            line.log && (
              // A line takes the place of another: nothing on the page moves.
              <li key={place}>
                <LineText key={line.id} log={line.log} cause={cause?.log} times={times} isStill />
              </li>
            ),
        )}
      </ol>
    )
  );
}
