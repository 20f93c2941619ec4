import type { RoomLine } from '@amberhall/protocol';
import { useState } from 'react';
import type { GameConnection } from '../game/game-connection.ts';
import { GameProvider } from '../game/game-context.tsx';
import { createGameStore } from '../game/game-store.ts';
import { logLines } from './log-turns.ts';
import styles from './stored-log.module.css';
import { useLineText } from './use-line-text.ts';

const NO_CONNECTION: GameConnection = {
  send: async () => ({ ok: false, code: 'OFFLINE' }),
  reopen: () => {},
};

const ignoreLeave = (): void => {};

/** Log lines of a game that is not shown, as text. */
export function StoredLog({ lines }: { lines: readonly RoomLine[] }) {
  const [store] = useState(createGameStore);
  return (
    <GameProvider store={store} connection={NO_CONNECTION} onLeave={ignoreLeave} isReplay>
      <Lines lines={lines} />
    </GameProvider>
  );
}

function Lines({ lines }: { lines: readonly RoomLine[] }) {
  const textOf = useLineText();
  return (
    <ol className={styles.lines}>
      {logLines(lines).map((line) => (
        <li key={line.line.id}>{textOf(line)}</li>
      ))}
    </ol>
  );
}
