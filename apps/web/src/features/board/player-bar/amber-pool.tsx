import type { CSSProperties } from 'react';
import type { PlayerId } from '@amberhall/protocol';
import { Symbol } from '../../../cards/index.ts';
import { useGame } from '../game/game-context.tsx';
import { playerOf } from '../game/selectors.ts';
import { useBoardTranslation } from '../game/use-texts.ts';
import { NoteButton } from '../notes/note-button.tsx';
import { usePoolNote } from '../notes/use-player-notes.ts';
import styles from './amber-pool.module.css';

/** The amber of a player, and how much is missing for the next key. */
export function AmberPool({ player }: { player: PlayerId }) {
  const { t } = useBoardTranslation();
  const amber = useGame((state) => playerOf(state, player)?.amber ?? 0);
  const cost = useGame((state) => playerOf(state, player)?.keyCost ?? 6);
  const style = { '--part': cost > 0 ? Math.min(1, amber / cost) : 1 } as CSSProperties;
  return (
    <NoteButton
      note={usePoolNote(player)}
      className={styles.pool}
      style={style}
      data-pool={player}
      data-can-forge={amber >= cost || undefined}
      aria-label={t('board:amberOfCost', { count: amber, cost })}
    >
      <Symbol name="amber" />
      <b key={amber}>{amber}</b>
      <span className={styles.bar}>
        <i />
      </span>
      {/* Drawn, because the name of the button says it in other words. */}
      <small data-text={t('board:ofCost', { cost })} />
    </NoteButton>
  );
}
